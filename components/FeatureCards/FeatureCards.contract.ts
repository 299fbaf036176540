import { choice, maybe } from '../attributes'
import { nestedBoxes } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { contract } from '../shapes'
import { cardIcons } from './card-icons'

export const card = contract({
  purpose: 'Eine Karte: Zeichen, Titel, zwei bis drei Sätze.',
  inside: ['FeatureCards'],
  attributes: { icon: maybe(choice('Das Zeichen auf der Karte', cardIcons)) },
  content: {
    heading: heading(3),
    body: prose('zwei bis drei Sätze oder eine Liste'),
    actions: actions(),
  },
})

export const featureCards = contract({
  purpose: 'Zwei bis sechs gleichrangige Vorteile oder Leistungen nebeneinander.',
  avoid: 'Für eine Reihenfolge nehmen Sie <Steps>, für Preise <OfferCards>.',
  content: { cards: nestedBoxes('Card', card) },
})
