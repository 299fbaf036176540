import { expect, it } from 'vitest'
import { canary, withProvider } from '../../support/chat'
import { startProvider } from '../../support/provider'

const { provider, chat } = await withProvider()
const closed = await startProvider()
await closed.close()

it.each([
  ['that the model is there', 'gpt-3.5-turbo', 200, provider.url, 30, 'emilia.ready'],
  ['that the provider has no such model', 'gpt-2', 200, provider.url, 40, 'OPENAI_MODEL'],
  ['that the key is bad', 'gpt-3.5-turbo', 401, provider.url, 40, 'OPENAI_API_KEY'],
  ['that nobody is there', 'gpt-3.5-turbo', 200, closed.url, 40, 'OPENAI_BASE_URL'],
])('the start says %s, without asking the model anything', async (_what, model, status, baseUrl, level, words) => {
  const { emilia, lines } = await chat({ baseUrl, model })
  provider.models.status = status
  await emilia.check()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level, msg: expect.stringContaining(words) })
  expect(lines.join()).not.toContain(canary)
  expect(provider.received).toEqual([])
})
