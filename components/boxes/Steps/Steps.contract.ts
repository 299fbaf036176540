import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

export const steps = contract({
  purpose: 'Ein Ablauf in etwa drei bis fünf Schritten, in fester Reihenfolge.',
  avoid: 'Ohne Reihenfolge nehmen Sie <FeatureCards> oder <Checklist>.',
  reads: 'entries',
  styles: ['ui/Entries'],
  content: { steps: list(entry(), '1.') },
})
