import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../server/rate-limiter'
import { connectRedis } from '../../server/redis'
import { freePort } from '../../tools/bench/processes'
import { recordedLog } from './fixture'
import { hasRedis, redisServer } from './redis-server'

describe.skipIf(!hasRedis)('limits shared through Redis', () => {
  const { log } = recordedLog()
  const clients: Redis[] = []
  const server = redisServer()
  const ready = (client: Redis) => until(() => client.status === 'ready')
  const connect = async (own = log) => {
    const client = await connectRedis(await server.url(), own)
    clients.push(client)
    return client
  }

  beforeAll(() => server.start())
  afterAll(async () => {
    for (const client of clients) client.disconnect()
    await server.remove()
  })

  it('count for two servers together, also what is given back', async () => {
    // Right after the start, without a wait.
    const [one, two] = [await connect(), await connect()]
    const options = { name: 'shared', points: 10, seconds: 60, log }
    const limiters = [createRateLimiter({ ...options, redis: one }), createRateLimiter({ ...options, redis: two })]
    const taken = await Promise.all(Array.from({ length: 40 }, (_, i) => limiters[i % 2]?.take('visitor')))
    expect(taken.filter(result => result?.ok)).toHaveLength(10)
    await limiters[0]?.giveBack('visitor')
    expect(await limiters[1]?.take('visitor')).toEqual({ ok: true })
    expect(await limiters[0]?.take('visitor')).toMatchObject({ ok: false })
    expect(await one.keys('*visitor*')).toEqual([])
  })

  it('go on in memory while Redis is away or hangs, and together again when it is back', async () => {
    const { lines, log } = recordedLog()
    const client = await connect(log)
    const limiter = createRateLimiter({ name: 'coming', points: 3, seconds: 60, redis: client, log })
    const timed = async () => {
      const started = performance.now()
      const result = await limiter.take('x')
      return { ok: result.ok, quick: performance.now() - started < 1_500 }
    }
    server.freeze()
    expect(await timed()).toEqual({ ok: true, quick: true })
    await server.stop()
    await until(() => client.status !== 'ready')
    expect(await timed()).toEqual({ ok: true, quick: true })
    expect(await timed()).toEqual({ ok: true, quick: true })
    expect(await timed()).toEqual({ ok: false, quick: true })
    await server.start()
    await ready(client)
    expect(await timed()).toEqual({ ok: true, quick: true })
    const count = (event: string) => lines.filter(line => line.includes(event)).length
    // Once each, however many tries there were to reach it.
    expect([count('redis.away'), count('redis.back'), count('limit.failed')]).toEqual([1, 1, 0])
  }, 30_000)

  it('count in memory when Redis was never there', async () => {
    const { lines, log } = recordedLog()
    const client = await connectRedis(`redis://127.0.0.1:${await freePort()}`, log)
    clients.push(client)
    let tries = 0
    client.on('reconnecting', () => {
      tries += 1
    })
    await until(() => tries === 2)
    expect(lines.filter(line => line.includes('redis.away'))).toHaveLength(1)
    const limiter = createRateLimiter({ name: 'never', points: 1, seconds: 60, redis: client, log })
    expect((await limiter.take('x')).ok).toBe(true)
    expect((await limiter.take('x')).ok).toBe(false)
  })
})

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 500; i += 1) {
    if (condition()) return
    await wait(20)
  }
  throw new Error('waited 10 s in vain')
}
