import { choice, path } from '../attributes'
import { boxes } from '../parts/box'
import { heading } from '../parts/heading'
import { prose } from '../parts/prose'
import { jobs, personaNames } from '../personas'
import { linesOf, plainText } from '../rich-text'
import { contract } from '../shapes'

export const tile = contract({
  purpose: 'Eine Kachel, die als Ganzes auf eine Seite führt.',
  inside: ['Tiles'],
  attributes: {
    to: path('Wohin die Kachel führt, z. B. /ki-im-autohaus'),
    persona: choice('Wessen Farbe und Bild sie trägt', personaNames),
  },
  content: { heading: heading(3), body: prose('ein bis zwei Sätze') },
  words: ({ persona, heading, body }) => [
    {
      heading: plainText(heading.content),
      anchor: heading.id,
      lines: [`${persona}, ${jobs[persona]}`, ...linesOf(body)],
    },
  ],
})

export const tilesBox = contract({
  purpose: 'Vier große Kacheln zu anderen Seiten, etwa die Branchen der Startseite.',
  avoid: 'Für mehr als sechs Ziele nehmen Sie eine Liste mit Links.',
  content: { tiles: boxes('Tile', tile) },
})
