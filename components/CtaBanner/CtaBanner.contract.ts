import { choice, maybe, text } from '../attributes'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { contract } from '../shapes'

/** Each look has a style sheet of its own. */
export const closingLooks = { Blase: 'bubble', Mitte: 'center' } as const

export const ctaBanner = contract({
  purpose: 'Das dunkle Band am Ende einer Seite mit der Einladung zum nächsten Schritt.',
  avoid: 'Nur einmal je Seite, als Letztes.',
  place: 'section',
  last: true,
  look: ({ look }) => look && closingLooks[look],
  attributes: {
    ask: maybe(text('Die Aufschrift eines Knopfs, der Emilia öffnet')),
    look: maybe(
      choice(
        'Ohne Angabe die Worte links und die Knöpfe rechts; sonst in einer Sprechblase oder in der Mitte',
        Object.keys(closingLooks) as (keyof typeof closingLooks)[],
      ),
    ),
  },
  content: { heading: heading(2), body: prose('ein bis zwei Sätze'), actions: actions() },
})
