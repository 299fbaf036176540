import { maybe, text } from '../attributes'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { contract } from '../shapes'

export const ctaBanner = contract({
  purpose: 'Das dunkle Band am Ende einer Seite mit der Einladung zum nächsten Schritt.',
  avoid: 'Nur einmal je Seite, als Letztes.',
  place: 'section',
  attributes: {
    ask: maybe(text('Die Aufschrift eines Knopfs, der Emilia öffnet')),
  },
  content: { heading: heading(2), body: prose('ein bis zwei Sätze'), actions: actions() },
})
