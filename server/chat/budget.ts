import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SharedCounter } from '../limits'
import { createRateLimiter } from '../limits'
import { describeError, type Log } from '../log'
import { viennaDay } from '../vienna-day'

type BudgetOptions = {
  perDay: number
  perMinute: number
  dataDir: string
  redis?: SharedCounter | undefined
  log: Log
  now: () => Date
  /** Called when a question is refused because the day's budget is spent. */
  onSpent: () => void
}

/**
 * Limits the questions to the model in a day. One visitor gets at most a tenth of them, but no less than the limit of a
 * minute. The count of the whole site survives a restart: in Redis, or else in a file of the data folder.
 * @returns counts one question of a visitor; false when the budget is spent
 */
export async function createBudget(
  options: BudgetOptions,
): Promise<(visitor: string) => Promise<boolean>> {
  const { perDay, perMinute, redis, log, now, onSpent } = options
  const daily = { seconds: 86_400, redis }
  const share = Math.max(perMinute, Math.ceil(perDay / 10))
  const visitors = createRateLimiter({ name: 'chat-visitor-day', points: share, ...daily })
  const inRedis = redis && createRateLimiter({ name: 'chat-day', points: perDay, ...daily })
  // By the day's name: what Redis keeps for 24 hours would end later than midnight.
  const takeOne = inRedis
    ? async () => (await inRedis.take(viennaDay(now()))).ok
    : await countInFile(options)
  let isSpent = false
  return async visitor => {
    if (!(await visitors.take(`${visitor} ${viennaDay(now())}`)).ok) return false
    const wasSpent = isSpent
    isSpent = !(await takeOne())
    if (isSpent) onSpent()
    if (isSpent && !wasSpent) log.warn('emilia.budget_spent', { count: perDay })
    return !isSpent
  }
}

/** Counts by the day in Vienna; the file holds `2026-11-23 17`. */
async function countInFile({
  perDay,
  dataDir,
  log,
  now,
  onSpent,
}: BudgetOptions): Promise<() => Promise<boolean>> {
  const file = join(dataDir, 'chat-budget.txt')
  const today = () => viennaDay(now())
  const [, written = today(), count = '0'] =
    /^(\S+) (\d+)$/.exec(await readFile(file, 'utf8').catch(() => '')) ?? []
  let [day, spent] = [written, Number(count)]
  if (day === today() && spent >= perDay) onSpent()
  return async () => {
    const current = today()
    if (day !== current) [day, spent] = [current, 0]
    if (spent >= perDay) return false
    spent += 1
    try {
      writeFileSync(file, `${day} ${spent}`)
    } catch (error) {
      // A full disk: the answer is sent, a restart forgets the count.
      log.warn('emilia.budget_unsaved', describeError(error))
    }
    return true
  }
}
