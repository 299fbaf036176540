import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { describeError, type Log } from '../log'
import { createRateLimiter } from '../rate-limiter'

type BudgetOptions = {
  perDay: number
  perMinute: number
  dataDir: string
  redis?: Redis | undefined
  log: Log
  now: () => Date
}

/**
 * How many questions the model is asked a day. One visitor gets at most a tenth, so that none can spend it for all; never
 * less than a busy minute. What the whole site has spent outlives a restart, in Redis or else in a file of the data folder.
 * @returns takes one question of a visitor; false when there is none left
 */
export async function createBudget(options: BudgetOptions): Promise<(visitor: string) => Promise<boolean>> {
  const { perDay, perMinute, redis, log } = options
  const daily = { seconds: 86_400, redis, log }
  const share = Math.max(perMinute, Math.ceil(perDay / 10))
  const visitors = createRateLimiter({ name: 'chat-visitor-day', points: share, ...daily })
  const inRedis = redis && createRateLimiter({ name: 'chat-day', points: perDay, ...daily })
  const takeOne = inRedis ? async () => (await inRedis.take('site')).ok : await countInFile(options)
  let isSpent = false
  return async visitor => {
    if (!(await visitors.take(visitor)).ok) return false
    const wasSpent = isSpent
    isSpent = !(await takeOne())
    if (isSpent && !wasSpent) log.warn('emilia.budget_spent', { count: perDay })
    return !isSpent
  }
}

const viennaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

/** Counts by the day in Vienna: „2026-11-23 17“. */
async function countInFile({ perDay, dataDir, log, now }: BudgetOptions): Promise<() => Promise<boolean>> {
  const file = join(dataDir, 'chat-budget.txt')
  const today = () => viennaDay.format(now())
  const [, written = today(), count = '0'] = /^(\S+) (\d+)$/.exec(await readFile(file, 'utf8').catch(() => '')) ?? []
  let [day, spent] = [written, Number(count)]
  let saved = Promise.resolve()
  let isWaiting = false
  // One at a time, always the latest; a full disk costs the count after a restart, not the answer.
  const save = async () => {
    isWaiting = false
    await writeFile(file, `${day} ${spent}`).catch(error => log.warn('emilia.budget_unsaved', describeError(error)))
  }
  return async () => {
    const current = today()
    if (day !== current) [day, spent] = [current, 0]
    if (spent >= perDay) return false
    spent += 1
    if (!isWaiting) saved = saved.then(save)
    isWaiting = true
    return true
  }
}
