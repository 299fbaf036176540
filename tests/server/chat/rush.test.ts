import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canary, testChat, thread } from '../../support/chat'
import { collectGarbage } from '../../support/collect-garbage'
import { delayed, never, type StandIn, says, startProvider } from '../../support/provider'
import { serveApp } from '../../support/served'

let provider: StandIn
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

describe('500 requests at the same moment', () => {
  it('are each answered or refused as busy, none hangs, and nothing of them stays in memory', async () => {
    const { app } = await testChat({ apiKey: canary, baseUrl: provider.url, timeoutSeconds: 20 })
    const server = await serveApp(app)
    provider.behave(delayed(50, says('Ja.')))
    const rush = () =>
      Promise.all(
        Array.from({ length: 500 }, async () => {
          const response = await fetch(`${server.url}/api/chat`, {
            method: 'POST',
            body: thread('Guten Tag '.repeat(100)),
          })
          await response.text()
          return response.status
        }),
      )
    await rush()
    const before = await settledHeap()
    const started = performance.now()
    const statuses = await rush()
    expect(performance.now() - started).toBeLessThan(20_000)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(32)
    expect(provider.mostAtOnce()).toBe(8)
    expect((await settledHeap()) - before).toBeLessThan(10 * 2 ** 20)
    expect((await fetch(`${server.url}/api/chat`, { method: 'POST', body: thread('Und jetzt?') })).status).toBe(200)
    await server.close()
  }, 60_000)

  it('are refused too while the provider hangs: who waits in vain learns it after ten seconds', async () => {
    const { app } = await testChat({ apiKey: canary, baseUrl: provider.url, timeoutSeconds: 13 })
    provider.behave(never)
    const started = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const { status } = await app.request('/api/chat', { method: 'POST', body: thread('Guten Tag') })
        return { status, seconds: (performance.now() - started) / 1000 }
      }),
    )
    const secondsOf = (wanted: number) =>
      answers.flatMap(({ status, seconds }) => (status === wanted ? [seconds] : [])).sort((one, other) => one - other)
    const [refused, tooSlow] = [secondsOf(503), secondsOf(504)]
    expect([refused.length, tooSlow.length]).toEqual([492, 8])
    // On a slow machine all is late, but who waited is told before the provider's time is over.
    const [turnedAway, waited] = [refused.slice(0, -24), refused.slice(-24)]
    expect(waited[0]).toBeGreaterThan(10)
    expect(turnedAway.at(-1)).toBeLessThan(waited[0] ?? 0)
    expect(waited.at(-1)).toBeLessThan(tooSlow[0] ?? 0)
  }, 60_000)
})

async function settledHeap(): Promise<number> {
  await wait(200)
  collectGarbage()
  await wait(50)
  collectGarbage()
  return process.memoryUsage().heapUsed
}
