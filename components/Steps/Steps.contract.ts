import { choice, maybe } from '../attributes'
import { entry, list } from '../parts/list'
import { contract } from '../shapes'

/** Each look has a style sheet of its own. */
export const stepLooks = {
  Zettel: 'papers',
  Liste: 'list',
  Treppe: 'stair',
  Teller: 'plates',
  Kilometer: 'odometer',
  Türen: 'doors',
  Bleistift: 'pencil',
} as const

export const steps = contract({
  purpose: 'Ein Ablauf in drei bis fünf Schritten, in fester Reihenfolge.',
  avoid: 'Ohne Reihenfolge nehmen Sie <FeatureCards> oder <Checklist>.',
  reads: 'entries',
  look: ({ look }) => (look ? stepLooks[look] : 'row'),
  attributes: {
    look: maybe(
      choice('Wie der Ablauf aussieht', Object.keys(stepLooks) as (keyof typeof stepLooks)[]),
    ),
  },
  content: { steps: list(entry, { ordered: true }) },
})
