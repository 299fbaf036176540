import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectRedis } from '../../../server/limits'
import { said, withProvider } from '../../support/chat'
import { scratchFolder } from '../../support/scratch-folder'
import { hasRedis, redisServer } from '../redis-server'

const { chat } = await withProvider()

describe("the day's budget", () => {
  const isSpent = async ({ ask }: Awaited<ReturnType<typeof chat>>) =>
    (await said(await ask('Was kostet PRO?'))).content.startsWith('Für heute')

  it('outlives a restart, begins again the next day, and keeps nothing of visitors', async () => {
    const dataDir = scratchFolder()
    const start = (now: string) => chat({ perDay: 3, dataDir, now: () => new Date(now) })
    const today = await start('2026-11-23T10:00:00Z')
    expect([await isSpent(today), await isSpent(today)]).toEqual([false, false])
    const file = join(dataDir, 'chat-budget.txt')
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toBe('2026-11-23 2')
    const again = await start('2026-11-23T22:59:00Z')
    expect([await isSpent(again), await isSpent(again)]).toEqual([false, true])
    const tomorrow = await start('2026-11-23T23:01:00Z')
    expect(await isSpent(tomorrow)).toBe(false)
  })

  it.skipIf(!hasRedis)(
    'begins again at midnight in Vienna also where Redis counts it',
    async () => {
      const server = redisServer()
      await server.start()
      onTestFinished(() => server.remove())
      const redis = await connectRedis(await server.url())
      onTestFinished(() => redis.close())
      let now = '2026-11-23T22:59:00Z'
      const emilia = await chat({ perDay: 1, redis, now: () => new Date(now) })
      expect([await isSpent(emilia), await isSpent(emilia)]).toEqual([false, true])
      now = '2026-11-23T23:01:00Z'
      expect(await isSpent(emilia)).toBe(false)
    },
  )

  it('goes on in memory where its file is broken or cannot be written, and says so', async () => {
    const dataDir = scratchFolder()
    await mkdir(join(dataDir, 'chat-budget.txt'))
    const emilia = await chat({ perDay: 1, dataDir })
    expect([await isSpent(emilia), await isSpent(emilia)]).toEqual([false, true])
    await expect.poll(() => emilia.lines.join()).toContain('emilia.budget_unsaved')
  })
})
