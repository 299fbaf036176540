import { choice, maybe } from '../attributes'
import { entry, list } from '../parts/list'
import { contract } from '../shapes'

/** Each look has a style sheet of its own. */
export const pairLooks = {
  Hälften: 'halves',
  Tafel: 'slate',
  Kalenderbuch: 'diary',
  Korrektur: 'edits',
} as const

export const problemSolution = contract({
  purpose: 'Was im Alltag hakt, und daneben, was der Assistent dagegen tut.',
  avoid: 'Nur für echte Paare. Vorteile ohne Problem gehören in <FeatureCards>.',
  reads: 'entries',
  look: ({ look }) => (look ? pairLooks[look] : 'cards'),
  attributes: {
    look: maybe(
      choice('Wie die Paare aussehen', ['Hälften', 'Tafel', 'Kalenderbuch', 'Korrektur']),
    ),
  },
  content: { pairs: list(entry, { says: 'eine Liste mit Strichen' }) },
})
