import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRateLimiter, type SharedCounter } from '../../limits'
import { describeError, type Log } from '../../log'
import { viennaDay } from '../../vienna-day'

type BudgetDeps = {
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
 * Limits the questions to the model in a day of Vienna. One visitor gets at most a tenth of them, but no less than the limit of
 * a minute. The count of the whole site survives a restart: in Redis, or else in a file of the data folder (`2026-11-23 17`).
 * @returns counts one question of a visitor; false when the budget is spent
 */
export async function createBudget(
  deps: BudgetDeps,
): Promise<(visitor: string) => Promise<boolean>> {
  const { perDay, perMinute, dataDir, redis, log, now, onSpent } = deps
  const daily = { seconds: 86_400, redis }
  const share = Math.max(perMinute, Math.ceil(perDay / 10))
  const visitors = createRateLimiter({ name: 'chat-visitor-day', points: share, ...daily })
  const all = createRateLimiter({ name: 'chat-day', points: perDay, ...daily })
  const file = join(dataDir, 'chat-budget.txt')
  const written = redis ? '' : await readFile(file, 'utf8').catch(() => '')
  const [, day = '', spent = '0'] = /^(\S+) (\d+)$/.exec(written) ?? []
  const count = { day, spent: Math.min(Number(spent), perDay) }
  for (let taken = 0; taken < count.spent; taken += 1) await all.take(day)
  let spentOn = ''

  function keep(today: string): void {
    count.spent = count.day === today ? count.spent + 1 : 1
    count.day = today
    try {
      if (!redis) writeFileSync(file, `${today} ${count.spent}`)
    } catch (error) {
      // A full disk: the answer is sent, a restart forgets the count.
      log.warn('emilia.budget_unsaved', describeError(error))
    }
  }
  return async visitor => {
    const today = viennaDay(now())
    if (!(await visitors.take(`${visitor} ${today}`)).ok) return false
    const { ok } = await all.take(today)
    if (ok) keep(today)
    else onSpent()
    if (!ok && spentOn !== today) log.warn('emilia.budget_spent', { count: perDay })
    spentOn = ok ? '' : today
    return ok
  }
}
