import { mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis } from '../../../server/redis'
import { canary, said, testChat } from '../../support/chat'
import { type StandIn, startProvider } from '../../support/provider'
import { recordedLog } from '../fixture'
import { hasRedis, redisServer } from '../redis-server'

describe("the day's budget", () => {
  let provider: StandIn
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.close())
  const isSpent = async ({ ask }: Awaited<ReturnType<typeof testChat>>) =>
    (await said(await ask('Was kostet PRO?'))).content.startsWith('Für heute')

  it('outlives a restart, begins anew the next day, and keeps nothing of visitors', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'budget-'))
    const start = (now: string) =>
      testChat({ apiKey: canary, baseUrl: provider.url, perDay: 3, dataDir, now: () => new Date(now) })
    const today = await start('2026-11-23T10:00:00Z')
    expect([await isSpent(today), await isSpent(today)]).toEqual([false, false])
    const file = join(dataDir, 'chat-budget.txt')
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toBe('2026-11-23 2')
    const again = await start('2026-11-23T22:59:00Z')
    expect([await isSpent(again), await isSpent(again)]).toEqual([false, true])
    const tomorrow = await start('2026-11-23T23:01:00Z')
    expect(await isSpent(tomorrow)).toBe(false)
  })

  it('goes on in memory where its file is broken or cannot be written, and says so', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'budget-'))
    await mkdir(join(dataDir, 'chat-budget.txt'))
    const chat = await testChat({ apiKey: canary, baseUrl: provider.url, perDay: 1, dataDir })
    expect([await isSpent(chat), await isSpent(chat)]).toEqual([false, true])
    await expect.poll(() => chat.lines.join()).toContain('emilia.budget_unsaved')
  })
})

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
    const answers = []
    for (let i = 0; i < 10; i += 1) answers.push(await said(await (i % 2 ? one : two).ask('Zwetschke')))
    expect(answers.filter(({ content }) => content === 'Grüß Gott!')).toHaveLength(6)
    expect(answers.filter(({ content }) => content.startsWith('Für heute'))).toHaveLength(4)
    expect(provider.received).toHaveLength(6)

    const keys = await one.client.keys('*')
    expect(keys.length).toBeGreaterThan(0)
    const values = await one.client.mget(keys)
    expect([...keys, ...values].join(' ')).not.toMatch(/Zwetschke|unknown|127\.0\.0\.1/)

    await redis.stop()
    await expect.poll(() => one.client.status).not.toBe('ready')
    const alone = []
    for (let i = 0; i < 8; i += 1) alone.push(await said(await one.ask('Hallo')))
    expect(alone.filter(({ content }) => content === 'Grüß Gott!')).toHaveLength(6)
  })
})
