import { choice, maybe } from '../../contract/attributes'
import { nestedBoxes } from '../../contract/parts/box'
import { heading } from '../../contract/parts/heading'
import { actions, prose } from '../../contract/parts/prose'
import { contract } from '../../contract/shapes'
import drawings from './card-drawings.json' with { type: 'json' }

/** Those of card-drawings.json, each of Phosphor Icons, duotone, its numbers rounded. */
const icons = Object.keys(drawings) as (keyof typeof drawings)[]

export const card = contract({
  purpose: 'Eine Zeile: Zeichen, Titel, zwei bis drei Sätze.',
  inside: ['FeatureCards'],
  attributes: { icon: maybe(choice('Das Zeichen vor dem Titel', icons)) },
  content: {
    heading: heading(3),
    body: prose('zwei bis drei Sätze oder eine Liste'),
    actions: actions(),
  },
})

export const featureCards = contract({
  purpose: 'Am besten zwei bis sechs gleichrangige Vorteile oder Leistungen, Zeile für Zeile.',
  avoid: 'Für eine Reihenfolge nehmen Sie <Steps>, für Preise <OfferCards>.',
  content: { cards: nestedBoxes('Card', card) },
})
