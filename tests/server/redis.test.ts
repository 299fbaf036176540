import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectRedis, createRateLimiter } from '../../server/limits'
import { freePort } from '../support/processes'
import { recordedLog } from './fixture'
import { hasRedis, redisServer } from './redis-server'

describe.skipIf(!hasRedis)('limits shared through Redis', () => {
  let server: ReturnType<typeof redisServer>
  beforeEach(() => {
    server = redisServer()
  })
  afterEach(() => server.remove())

  async function connect(url?: string) {
    const { lines, log } = recordedLog()
    const redis = await connectRedis(url ?? (await server.url()), log)
    onTestFinished(() => redis.close())
    const count = (event: string) => lines.filter(line => line.includes(event)).length
    return { redis, lines, count }
  }

  it('count for two servers together, also what is given back', async () => {
    await server.start()
    // Right after the start, without a wait.
    const [one, two] = [await connect(), await connect()]
    const options = { name: 'shared', points: 10, seconds: 60 }
    const limiters = [one, two].map(({ redis }) => createRateLimiter({ ...options, redis }))
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, i) => limiters[i % 2]?.take('visitor')),
    )
    expect(taken.filter(result => result?.ok)).toHaveLength(10)
    await limiters[0]?.giveBack('visitor')
    expect(await limiters[1]?.take('visitor')).toEqual({ ok: true })
    expect(await limiters[0]?.take('visitor')).toMatchObject({ ok: false })
    expect(await one.redis.client.keys('*visitor*')).toEqual([])
    expect(one.redis.problems()).toEqual([])
  })

  it('go on in memory while Redis hangs or is away, after one wait, and together again when it is back', async () => {
    await server.start()
    const { redis, count } = await connect()
    const limiter = createRateLimiter({ name: 'coming', points: 3, seconds: 60, redis })
    server.freeze()
    const times = []
    for (let i = 0; i < 4; i += 1) {
      const started = performance.now()
      times.push({ ok: (await limiter.take('x')).ok, ms: performance.now() - started })
    }
    expect(times.map(({ ok }) => ok)).toEqual([true, true, true, false])
    // The first one waits for its answer; nobody waits after that.
    for (const { ms } of times.slice(1)) expect(ms).toBeLessThan((times[0]?.ms ?? 0) / 10)
    await expect.poll(redis.problems).toMatchObject([{ name: 'redis', code: 'ETIMEDOUT' }])
    await server.stop()
    await server.start()
    await expect.poll(redis.isUsable, { timeout: 20_000 }).toBe(true)
    expect((await limiter.take('x')).ok).toBe(true)
    // Once each, however many tries there were to reach it.
    expect([count('redis.away'), count('redis.back')]).toEqual([1, 1])
  }, 30_000)

  it.each([
    ['asks for a password', ['--requirepass', 'geheim'], 'NOAUTH'],
    ['is a replica', ['--replicaof', '127.0.0.1 1'], 'READONLY'],
    ['is full', ['--maxmemory', '1'], 'OOM'],
  ])('count in memory where Redis %s: told once, with its code', async (_what, options, code) => {
    await server.start(...options)
    const { redis, lines, count } = await connect()
    expect(redis.isUsable()).toBe(false)
    expect(redis.problems()).toMatchObject([{ name: 'redis', code }])
    const limiter = createRateLimiter({ name: 'refusing', points: 1, seconds: 60, redis })
    expect([(await limiter.take('x')).ok, (await limiter.take('x')).ok]).toEqual([true, false])
    expect(count('redis.away')).toBe(1)
    expect(lines.join()).toContain(`"code":"${code}"`)
  })

  it('count in memory when Redis was never there', async () => {
    const { redis, count } = await connect(`redis://127.0.0.1:${await freePort()}`)
    expect(redis.problems()).toMatchObject([{ name: 'redis', code: 'ECONNREFUSED' }])
    const limiter = createRateLimiter({ name: 'never', points: 1, seconds: 60, redis })
    expect([(await limiter.take('x')).ok, (await limiter.take('x')).ok]).toEqual([true, false])
    expect(count('redis.away')).toBe(1)
  })
})
