import { maybe, text } from '../attributes'
import { exhibits } from '../exhibit-contracts'
import { maybeBox } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { contract } from '../shapes'

export const hero = contract({
  purpose: 'Der Anfang jeder Seite: worum es geht, für wen, und was man gleich tun kann.',
  avoid: 'Nur einmal, ganz oben. Rechtstexte beginnen einfach mit # Überschrift.',
  place: 'section',
  attributes: {
    kicker: text('Die kleine Zeile über der Überschrift'),
    note: maybe(text('Die kleine Zeile unter den Schaltflächen')),
  },
  content: {
    heading: heading(1),
    body: prose('ein bis zwei kurze Absätze'),
    actions: actions(),
    exhibit: maybeBox(exhibits),
  },
})
