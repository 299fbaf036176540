import { choice, maybe, text } from '../attributes'
import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { withOutcome } from '../parts/ending'
import { list } from '../parts/list'

export const starFeedback = exhibit({
  purpose:
    'Eine Nachfrage nach dem Besuch: fünf Sterne gehen an, Antworten kommen. Die erste Zeile ist die Frage.',
  attributes: {
    stars: maybe(choice('Wie viele Sterne der Gast gibt, sonst 5', ['1', '2', '3', '4', '5'])),
    result: maybe(text('Was mit der Antwort geschieht, als letzte Zeile')),
  },
  content: {
    lines: withOutcome(
      list(plainPoint('`- **KI, Tag 2.** Frage der KI`, danach je Antwort `- **Gast:** Antwort`')),
    ),
  },
})
