import { describe, expect, it } from 'vitest'
import { canary, thread, withProvider } from '../../support/chat'
import { delta, hangsInBody, never, refuses, streams } from '../../support/provider'
import { serveApp } from '../../support/served'

const { provider, chat } = await withProvider()

async function served() {
  const { app, lines } = await chat({ timeoutSeconds: 30 })
  return { lines, server: await serveApp(app) }
}

describe('a visitor who leaves', () => {
  it.each([
    ['before the headers', never, {}],
    ['within the body', hangsInBody, {}],
    [
      'within a stream',
      streams(delta({ content: 'Ja. ' }), 20_000),
      { accept: 'text/event-stream' },
    ],
  ])(
    '%s: the call to the provider is closed at once, and nobody failed',
    async (_name, behaviour, headers) => {
      const { server, lines } = await served()
      provider.behave(behaviour)
      const client = server.post(thread('Guten Tag'), headers as Record<string, string>)
      await expect.poll(() => provider.received.length).toBe(1)
      client.destroy()
      await expect
        .poll(() => provider.received[0]?.isGone, { interval: 5, timeout: 5_000 })
        .toBe(true)
      expect(lines.filter(line => line.includes('emilia'))).toEqual([])
      await server.close()
    },
  )

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
})
