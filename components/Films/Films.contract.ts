import { choice, text } from '../attributes'
import { nestedBoxes } from '../parts/box'
import { heading } from '../parts/heading'
import { paragraphs, prose } from '../parts/prose'
import { inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'

export const film = contract({
  purpose: 'Ein kurzer Film ohne Ton, der sich wiederholt, mit dem, was er zeigt.',
  inside: ['Films'],
  attributes: {
    name: choice('Welcher Film', ['produkt', 'text', 'szene']),
    title: text('Die Überschrift unter dem Film'),
  },
  content: { body: prose('was man sieht, für alle, die ihn nicht ansehen') },
})

export const films = contract({
  purpose: 'Kurze Filme nebeneinander, über die ganze Breite.',
  avoid: 'Für einen einzelnen Film mit Untertiteln nehmen Sie <VideoInView>.',
  place: 'section',
  styles: ['video'],
  content: {
    heading: heading(2),
    body: paragraphs('ein bis zwei Sätze'),
    films: nestedBoxes('Film', film),
  },
  words: ({ heading: title, body, films: shown }) => [
    {
      heading: inlineText(title.content),
      anchor: title.id,
      lines: [
        ...linesOf(body),
        ...shown.map(({ title: name, body: words }) => `- ${name}: ${linesOf(words).join(' ')}`),
      ],
    },
  ],
  films: ({ films: shown }) =>
    shown.map(({ name, title, body }) => ({
      name: title,
      description: linesOf(body).join(' '),
      file: `/videos/${name}.mp4`,
      poster: `/videos/${name}-poster.avif`,
    })),
})
