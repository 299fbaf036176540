import { choice, path } from '../attributes'
import { nestedBoxes } from '../parts/box'
import { heading } from '../parts/heading'
import { prose } from '../parts/prose'
import { personaNames } from '../personas'
import { inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'

export const tile = contract({
  purpose: 'Eine Kachel, die als Ganzes auf eine Seite führt.',
  inside: ['Tiles'],
  attributes: {
    to: path('Wohin die Kachel führt, z. B. /ki-im-autohaus'),
    persona: choice('Wessen Farbe sie trägt', personaNames),
  },
  content: {
    heading: heading(3),
    body: prose('ein bis zwei Sätze, danach als Liste, was dort an einem Tag hereinkommt'),
  },
  words: ({ heading, body }) => [
    {
      heading: inlineText(heading.content),
      anchor: heading.id,
      // The list shows something made up.
      lines: linesOf(body.filter(({ kind }) => kind === 'p')),
    },
  ],
})

export const tilesBox = contract({
  purpose: 'Vier große Kacheln zu anderen Seiten, etwa die Branchen der Startseite.',
  avoid: 'Für mehr als sechs Ziele nehmen Sie eine Liste mit Links.',
  content: { tiles: nestedBoxes('Tile', tile) },
})
