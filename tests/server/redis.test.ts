import { describe, expect, it, onTestFinished } from 'vitest'
import { createRateLimiter } from '../../server/limits'
import { connectRedis } from '../../server/redis'
import { hasRedis, redisServer } from './redis-server'

describe.skipIf(!hasRedis)('limits shared through Redis', () => {
  async function connect(url: string) {
    const redis = await connectRedis(url)
    onTestFinished(() => redis.close())
    return redis
  }
  const limiter = (redis: Awaited<ReturnType<typeof connect>>, points: number) =>
    createRateLimiter({ name: 'test', points, seconds: 60, redis })

  it('count for two servers together, also what is given back', async () => {
    const server = await redisServer()
    await server.start()
    // Right after the start, without a wait.
    const [one, two] = [await connect(server.url), await connect(server.url)]
    const limiters = [one, two].map(redis => limiter(redis, 10))
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, i) => limiters[i % 2]?.take('visitor')),
    )
    expect(taken.filter(result => result?.ok)).toHaveLength(10)
    await limiters[0]?.giveBack('visitor')
    expect(await limiters[1]?.take('visitor')).toEqual({ ok: true })
    expect(await limiters[0]?.take('visitor')).toMatchObject({ ok: false })
    expect(await one.client.keys('*visitor*')).toEqual([])
    expect(await one.problems()).toEqual([])
  })

  it('go on in memory while Redis hangs or is away, after one wait, and together again when it is back', async () => {
    const server = await redisServer()
    await server.start()
    const redis = await connect(server.url)
    const { take } = limiter(redis, 3)
    server.freeze()
    const takes = []
    for (let i = 0; i < 4; i += 1) {
      const isAsked = redis.client.status === 'ready'
      takes.push([(await take('x')).ok, isAsked])
    }
    // The first one waits for its answer; nobody is sent to Redis, to wait there, after that.
    expect(takes).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ])
    expect(await redis.problems()).toMatchObject([{ name: 'redis', code: 'ETIMEDOUT' }])
    await server.stop()
    await server.start()
    await expect.poll(redis.problems, { timeout: 20_000 }).toEqual([])
    expect((await take('x')).ok).toBe(true)
  }, 30_000)

  it.each([
    ['asks for a password', ['--requirepass', 'geheim'], 'NOAUTH'],
    ['was never there', undefined, 'ECONNREFUSED'],
  ])('count in memory where Redis %s', async (_what, options, code) => {
    const server = await redisServer()
    if (options) await server.start(...options)
    const redis = await connect(server.url)
    expect(await redis.problems()).toMatchObject([{ name: 'redis', code }])
    const { take } = limiter(redis, 1)
    expect([(await take('x')).ok, (await take('x')).ok]).toEqual([true, false])
  })
})
