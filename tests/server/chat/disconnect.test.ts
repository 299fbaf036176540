import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canary, testChat, thread } from '../../support/chat'
import { hangsInBody, never, refuses, type StandIn, startProvider } from '../../support/provider'
import { serveApp } from '../../support/served'

let provider: StandIn
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

async function served(timeoutSeconds = 30) {
  const chat = await testChat({ apiKey: canary, baseUrl: provider.url, timeoutSeconds })
  provider.received.length = 0
  return { ...chat, server: await serveApp(chat.app) }
}

describe('a visitor who leaves', () => {
  it.each([
    ['before the headers', never, {}],
    ['within the body', hangsInBody, {}],
    ['after a post without a length', never, { 'transfer-encoding': 'chunked' }],
  ])('%s: the call to the provider is closed at once', async (_name, behaviour, headers) => {
    const { server, lines } = await served()
    provider.behave(behaviour)
    const client = server.post(thread('Guten Tag'), headers as Record<string, string>)
    await expect.poll(() => provider.received.length).toBe(1)
    client.destroy()
    await expect.poll(() => provider.received[0]?.isGone, { interval: 5, timeout: 3_000 }).toBe(true)
    expect(lines).toEqual([])
    await server.close()
  })

  it('between two tries: there is no further one', async () => {
    const { server } = await served()
    provider.behave(refuses(503, canary, { 'retry-after': '1' }))
    const client = server.post(thread('Guten Tag'))
    await expect.poll(() => provider.received.length).toBe(1)
    client.destroy()
    await new Promise(resolve => setTimeout(resolve, 1_500))
    expect(provider.received).toHaveLength(1)
    await server.close()
  })

  it('is 499 in the log, the usual number: nobody failed', async () => {
    const { post } = await testChat({ apiKey: canary, baseUrl: provider.url, timeoutSeconds: 30 })
    provider.behave(never)
    provider.received.length = 0
    const leaving = new AbortController()
    const answer = post(thread('Guten Tag'), { signal: leaving.signal })
    await expect.poll(() => provider.received.length).toBe(1)
    leaving.abort()
    expect((await answer).status).toBe(499)
  })
})
