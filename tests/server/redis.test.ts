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

  // Together for two servers: main.test.ts.
  it('count without addresses in Redis, also what is given back', async () => {
    const server = await redisServer()
    await server.start()
    const redis = await connect(server.url)
    const { take, giveBack } = limiter(redis, 1)
    expect([(await take('visitor')).ok, (await take('visitor')).ok]).toEqual([true, false])
    await giveBack('visitor')
    expect((await take('visitor')).ok).toBe(true)
    expect(await redis.client.keys('*visitor*')).toEqual([])
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
