import { choice, fileName, maybe, text } from '../../contract/attributes'
import { prose } from '../../contract/parts/prose'
import { linesOf } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'

export const videoInView = contract({
  purpose:
    'Ein Video ohne Ton, das von selbst läuft, solange man es sieht. Darunter steht, was es zeigt.',
  avoid: 'Höchstens eines je Seite. Für ein Gespräch genügt meist <ChatDemo>.',
  attributes: {
    name: fileName('Der Name der Datei in content/media/videos, ohne .mp4'),
    caption: text('Ein Satz unter dem Video'),
    format: maybe(choice('Wenn das Video höher ist als breit', ['hochkant'])),
  },
  content: { body: prose('was das Video zeigt, für alle, die es nicht ansehen') },
  styles: ['ui/video'],
  words: ({ caption, body }) => [{ lines: [caption, ...linesOf(body)] }],
  films: ({ name, caption, body }) => [
    {
      name: caption,
      description: linesOf(body).join(' '),
      file: `/videos/${name}.mp4`,
      poster: `/videos/${name}-poster.avif`,
    },
  ],
})
