import { choice, maybe } from '../attributes'
import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const steps = contract({
  purpose: 'Ein Ablauf in drei bis fünf Schritten, in fester Reihenfolge.',
  avoid: 'Ohne Reihenfolge nehmen Sie <FeatureCards> oder <Checklist>.',
  reads: 'entries',
  attributes: { look: maybe(choice('Wie der Ablauf aussieht', ['Zettel', 'Liste', 'Treppe'])) },
  content: { steps: list(entry, { ordered: true }) },
})
