import { choice, maybe } from '../attributes'
import { groups } from '../parts/groups'
import { contract } from '../shapes'

/** Each look has a style sheet of its own; in those with a name all answers are open. */
export const faqLooks = { Spalten: 'columns', Gespräch: 'talk' } as const

export const faq = contract({
  purpose:
    'Drei bis sechs Fragen, wie Kundinnen und Kunden sie stellen, mit Antworten zum Aufklappen.',
  avoid: 'Was jeder lesen soll, gehört nicht hinter eine Frage, sondern auf die Seite.',
  place: 'side',
  reads: 'questions',
  look: ({ look }) => (look ? faqLooks[look] : 'fold'),
  attributes: {
    look: maybe(
      choice(
        'Für wenige kurze Antworten, die gleich alle zu lesen sind',
        Object.keys(faqLooks) as (keyof typeof faqLooks)[],
      ),
    ),
  },
  content: {
    // Emilia and search engines repeat answers as sentences: a table has no place in them.
    questions: groups(
      'je Frage eine Überschrift mit ### und die Antwort in Absätzen oder Listen (eine Tabelle steht über den Fragen)',
    ),
  },
})
