import { expect, it } from 'vitest'
import { canary, withProvider } from '../../support/chat'
import { refuses, says, startProvider } from '../../support/provider'

const { provider, chat } = await withProvider()
const closed = await startProvider()
await closed.close()

it.each([
  ['that the model is there', says('Ja'), provider.url, 30, 'emilia.ready'],
  ['that there is no such model', refuses(404, canary), provider.url, 50, 'OPENAI_MODEL'],
  ['that the key is bad', refuses(401, canary), provider.url, 50, 'OPENAI_API_KEY'],
  ['that nobody is there', says('Ja'), closed.url, 40, 'OPENAI_BASE_URL'],
])('the start says %s, whatever is listed', async (_what, behaviour, baseUrl, level, words) => {
  const { emilia, lines, watch } = await chat({ baseUrl })
  provider.behave(behaviour)
  await emilia.check()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level, msg: expect.stringContaining(words) })
  expect(lines.join()).not.toContain(canary)
  // Nobody there may pass by itself: that is told when it comes again.
  expect(watch.problems().map(({ name }) => name)).toEqual(level === 50 ? ['provider'] : [])
})
