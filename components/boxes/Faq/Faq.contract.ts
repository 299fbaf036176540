import { groups, textAndLinks } from '../../contract/parts/groups'
import { contract } from '../../contract/shapes'

export const faq = contract({
  purpose:
    'Am besten drei bis sechs Fragen, wie Kundinnen und Kunden sie stellen, mit Antworten zum Aufklappen.',
  avoid: 'Was jeder lesen soll, gehört nicht hinter eine Frage, sondern auf die Seite.',
  place: 'side',
  reads: 'questions',
  styles: ['ui/fold'],
  content: {
    // Emilia and search engines repeat answers as sentences: a table has no place in them.
    questions: groups(
      'je Frage eine Überschrift mit ### und die Antwort in Absätzen oder Listen (eine Tabelle steht über den Fragen)',
      textAndLinks,
    ),
  },
})
