import { choice, maybe, text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const starFeedback = contract({
  purpose: 'Eine Nachfrage nach dem Besuch: fünf Sterne gehen an, Antworten kommen. Die erste Zeile ist die Frage.',
  place: 'side',
  reads: 'example',
  attributes: {
    title: text(TITLE),
    stars: maybe(choice('Wie viele Sterne der Gast gibt, sonst 5', ['1', '2', '3', '4', '5'])),
  },
  content: { lines: list(plainPoint('`- **Tag 2.** Frage der KI`, danach je Antwort `- **Gast:** Antwort`')) },
})
