import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canary, testChat } from '../../support/chat'
import { type StandIn, startProvider } from '../../support/provider'

let provider: StandIn
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

async function check(model: string, status = 200, baseUrl = provider.url) {
  const { emilia, lines } = await testChat({ apiKey: canary, baseUrl, model })
  provider.models.status = status
  await emilia.check()
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain(canary)
  expect(provider.received).toEqual([])
  return JSON.parse(lines[0] ?? '') as {
    level: number
    msg: string
    model?: string
    status?: number
  }
}

describe('the check at the start', () => {
  it('says that the model is there, without asking it anything', async () => {
    expect(await check('gpt-3.5-turbo')).toMatchObject({
      level: 30,
      msg: 'emilia.ready',
      model: 'gpt-3.5-turbo',
    })
  })

  it('names a model that the provider has no more', async () => {
    expect(await check('gpt-2')).toMatchObject({
      level: 40,
      model: 'gpt-2',
      msg: expect.stringContaining('OPENAI_MODEL'),
    })
  })

  it('names a bad key', async () => {
    expect(await check('gpt-3.5-turbo', 401)).toMatchObject({
      level: 50,
      status: 401,
      msg: expect.stringContaining('OPENAI_API_KEY'),
    })
  })

  it('does not mind a host without a list of models, or none at all', async () => {
    expect(await check('gpt-3.5-turbo', 404)).toMatchObject({
      level: 40,
      msg: expect.stringContaining('emilia.unchecked'),
    })
    const closed = await startProvider()
    await closed.close()
    expect(await check('x', 200, closed.url)).toMatchObject({
      level: 40,
      class: 'ProviderError:connection',
    })
  })

  it('needs nothing without a key', async () => {
    const { emilia, lines } = await testChat()
    await emilia.check()
    expect([emilia.mode, lines]).toEqual(['offline', []])
  })

  it('warns of a host that is never asked, because its key is missing', async () => {
    const { emilia, lines } = await testChat({ baseUrl: provider.url })
    await emilia.check()
    expect([emilia.mode, lines.length, provider.received]).toEqual(['offline', 1, []])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringMatching(/OPENAI_BASE_URL.*OPENAI_API_KEY/),
    })
  })
})
