import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis } from '../../../server/redis'
import { canary, said, testChat } from '../../support/chat'
import { type StandIn, startProvider } from '../../support/provider'
import { recordedLog } from '../fixture'
import { hasRedis, redisServer } from '../redis-server'

describe.skipIf(!hasRedis)('a budget shared by two servers', () => {
  let provider: StandIn
  const redis = redisServer()
  const clients: Redis[] = []

  beforeAll(async () => {
    provider = await startProvider()
    await redis.start()
  })
  afterAll(async () => {
    for (const client of clients) client.disconnect()
    await redis.remove()
    await provider.close()
  })

  const server = async (perDay: number) => {
    const client = await connectRedis(await redis.url(), recordedLog().log)
    clients.push(client)
    await expect.poll(() => client.status).toBe('ready')
    return {
      ...(await testChat({ apiKey: canary, baseUrl: provider.url, redis: client, perDay, perMinute: 100 })),
      client,
    }
  }

  it('is spent together, keeps no words or addresses, and lasts on each when Redis goes', async () => {
    const [one, two] = [await server(6), await server(6)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => said(await (i % 2 ? one : two).ask('Zwetschke'))),
    )
    expect(answers.filter(({ content }) => content === 'Grüß Gott!')).toHaveLength(6)
    expect(answers.filter(({ content }) => content.startsWith('Für heute'))).toHaveLength(4)
    expect(provider.received).toHaveLength(6)

    const keys = await one.client.keys('*')
    expect(keys.length).toBeGreaterThan(0)
    const values = await one.client.mget(keys)
    expect([...keys, ...values].join(' ')).not.toMatch(/Zwetschke|unknown|127\.0\.0\.1/)

    await redis.stop()
    await expect.poll(() => one.client.status).not.toBe('ready')
    const alone = await Promise.all(Array.from({ length: 8 }, async () => said(await one.ask('Hallo'))))
    expect(alone.filter(({ content }) => content === 'Grüß Gott!')).toHaveLength(6)
  })
})
