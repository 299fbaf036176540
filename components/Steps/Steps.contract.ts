import { choice, maybe } from '../attributes'
import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const steps = contract({
  purpose: 'Ein Ablauf in drei bis fünf Schritten, in fester Reihenfolge.',
  avoid: 'Ohne Reihenfolge nehmen Sie <FeatureCards> oder <Checklist>.',
  reads: 'entries',
  look: ({ look }) => (look ? 'list' : 'row'),
  attributes: { look: maybe(choice('„Liste“ steht neben den Worten', ['Liste'])) },
  content: { steps: list(entry, { ordered: true }) },
})
