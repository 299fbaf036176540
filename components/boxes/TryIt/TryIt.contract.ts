import { choice } from '../../contract/attributes'
import { heading } from '../../contract/parts/heading'
import { prose } from '../../contract/parts/prose'
import { inlineText, linesOf } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'
import { TALK_ANCHOR, teamNames } from '../../facts/personas'

export const tryIt = contract({
  purpose:
    'Besucher probieren einen Assistenten aus. Was gespielt wird, steht in content/scenes, für Luigi in luigi.yaml.',
  avoid: 'Nur auf der Seite eines Assistenten, einmal. Ein Gespräch zum Mitlesen ist <ChatDemo>.',
  tone: 'tint',
  attributes: { assistant: choice('Wer antwortet', teamNames) },
  content: {
    heading: heading(3),
    body: prose('was der Assistent im Betrieb übernimmt, als Liste mit Strichen'),
  },
  words: ({ heading, body }) => [
    { heading: inlineText(heading.content), anchor: heading.id, lines: linesOf(body) },
  ],
  anchor: TALK_ANCHOR,
  styles: ['ui/fold', 'islands/TryIt', 'islands/conversation'],
})
