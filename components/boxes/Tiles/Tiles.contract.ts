import { choice, maybe, path } from '../../contract/attributes'
import { nestedBoxes } from '../../contract/parts/box'
import { heading } from '../../contract/parts/heading'
import { prose } from '../../contract/parts/prose'
import { inlineText, linesOf } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'
import { personaNames } from '../../facts/personas'
import { places } from '../../facts/places'

export const tile = contract({
  purpose: 'Eine Kachel, die als Ganzes auf eine Seite führt.',
  inside: ['Tiles'],
  attributes: {
    to: path('Wohin die Kachel führt, z. B. /ki-im-autohaus'),
    persona: choice('Wessen Farbe sie trägt', personaNames),
    place: maybe(choice('Der Ort, der unter den Worten gezeichnet ist', places)),
  },
  content: {
    heading: heading(3),
    body: prose('ein bis zwei Sätze'),
  },
  words: ({ heading, body }) => [
    {
      heading: inlineText(heading.content),
      anchor: heading.id,
      lines: linesOf(body),
    },
  ],
})

export const tilesBox = contract({
  purpose: 'Am besten vier große Kacheln zu anderen Seiten, etwa die Branchen der Startseite.',
  avoid: 'Für mehr als sechs Ziele nehmen Sie eine Liste mit Links.',
  styles: ['ui/Place'],
  content: { tiles: nestedBoxes('Tile', tile) },
})
