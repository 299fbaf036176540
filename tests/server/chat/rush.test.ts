import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canary, testChat, thread } from '../../support/chat'
import { delayed, never, type StandIn, says, startProvider } from '../../support/provider'
import { serveApp } from '../../support/served'

let provider: StandIn
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

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
    const seconds: number[] = []
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const { status } = await app.request('/api/chat', { method: 'POST', body: thread('Guten Tag') })
        seconds.push((performance.now() - started) / 1000)
        return status
      }),
    )
    const count = (status: number) => statuses.filter(one => one === status).length
    expect([count(503), count(504)]).toEqual([492, 8])
    expect(seconds.filter(second => second > 11)).toHaveLength(8)
    expect(Math.max(...seconds)).toBeLessThan(15)
  }, 60_000)
})

async function settledHeap(): Promise<number> {
  await wait(200)
  collect()
  await wait(50)
  collect()
  return process.memoryUsage().heapUsed
}
