import { spelling } from '../../renderer/check/spelling'
import type { SpellingAnswer, SpellingTask } from './spelling'

// Ends with the preview, which closes the channel.
process.on('message', async ({ id, page }: SpellingTask) => {
  const findings = await spelling(page)
  // Nobody asks any more once the preview has ended.
  if (process.connected) process.send?.({ id, findings } satisfies SpellingAnswer)
})
