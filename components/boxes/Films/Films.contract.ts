import { fileName, text } from '../../contract/attributes'
import { nestedBoxes } from '../../contract/parts/box'
import { prose } from '../../contract/parts/prose'
import { linesOf } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'

export const film = contract({
  purpose: 'Ein kurzer Film ohne Ton, der sich wiederholt, mit dem, was er zeigt.',
  inside: ['Films'],
  attributes: {
    name: fileName('Der Name der Datei in content/media/videos, ohne .mp4'),
    title: text('Die Überschrift unter dem Film'),
  },
  content: { body: prose('was man sieht, für alle, die ihn nicht ansehen') },
  films: ({ name, title, body }) => [
    {
      name: title,
      description: linesOf(body).join(' '),
      file: `/videos/${name}.mp4`,
      poster: `/videos/${name}-poster.avif`,
    },
  ],
})

export const films = contract({
  purpose: 'Kurze Filme nebeneinander.',
  avoid: 'Für einen einzelnen Film mit Untertiteln nehmen Sie <VideoInView>.',
  styles: ['ui/Entries', 'ui/video'],
  content: { films: nestedBoxes('Film', film) },
  words: ({ films: shown }) => [
    {
      lines: shown.map(({ title, body }) => `- ${title}: ${linesOf(body).join(' ')}`),
    },
  ],
})
