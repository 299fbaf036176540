import { choice } from '../../contract/attributes'
import { contract } from '../../contract/shapes'
import { TALK_ANCHOR, teamNames } from '../../facts/personas'

export const tryIt = contract({
  purpose:
    'Besucher probieren einen Assistenten aus. Was gespielt wird, steht in content/scenes, für Luigi in luigi.yaml.',
  avoid: 'Nur auf der Seite eines Assistenten, einmal. Ein Gespräch zum Mitlesen ist <ChatDemo>.',
  reads: 'example',
  attributes: { assistant: choice('Wer antwortet', teamNames) },
  anchor: TALK_ANCHOR,
  styles: ['ui/Place', 'ui/fold', 'islands/TryIt', 'islands/conversation'],
})
