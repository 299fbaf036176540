import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const steps = contract({
  purpose: 'Ein Ablauf in drei bis fünf Schritten, in fester Reihenfolge.',
  avoid: 'Ohne Reihenfolge nehmen Sie <FeatureCards> oder <Checklist>.',
  reads: 'entries',
  styles: ['Entries'],
  content: { steps: list(entry(), '1.') },
})
