import { groups } from '../parts/groups'
import { contract } from '../shapes'

export const faq = contract({
  purpose: 'Vier bis sechs Fragen, wie Kundinnen und Kunden sie stellen, mit Antworten zum Aufklappen.',
  avoid: 'Was jeder lesen soll, gehört nicht hinter eine Frage, sondern auf die Seite.',
  place: 'side',
  reads: 'questions',
  content: { questions: groups('je Frage eine Überschrift mit ### und die Antwort in Absätzen') },
})
