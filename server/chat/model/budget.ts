import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { viennaDay } from '../../../shared/vienna-day'
import { createRateLimiter, type SharedCounter } from '../../limits'

type BudgetDeps = {
  perDay: number
  perMinute: number
  dataDir: string
  redis?: SharedCounter | undefined
  now: () => Date
  /** Called when a question is refused because the day's budget is spent. */
  onSpent: () => void
}

/**
 * Limits the questions to the model in a day of Vienna. One visitor gets at most a tenth of them, but no less than the limit of
 * a minute. The count of the whole site survives a restart: in Redis, or else in a file of the data folder.
 * @returns a function that counts one question of a visitor, and gives false when the budget is spent
 */
export function createBudget(deps: BudgetDeps): (visitor: string) => Promise<boolean> {
  const { perDay, perMinute, redis, now, onSpent } = deps
  const daily = { seconds: 86_400, redis }
  const share = Math.max(perMinute, Math.ceil(perDay / 10))
  const visitors = createRateLimiter({ name: 'chat-visitor-day', points: share, ...daily })
  const shared = createRateLimiter({ name: 'chat-day', points: perDay, ...daily })
  const own = createKeptCount(deps)
  return async visitor => {
    const today = viennaDay(now())
    if (!(await visitors.take(`${visitor} ${today}`)).ok) return false
    const isLeft = redis ? (await shared.take(today)).ok : own(today)
    if (!isLeft) onSpent()
    return isLeft
  }
}

/** @returns a function that counts one more question of a day in a file (`2026-11-23 17`), and gives false past the limit */
function createKeptCount({ perDay, dataDir }: BudgetDeps): (today: string) => boolean {
  const file = join(dataDir, 'chat-budget.txt')
  let kept = ''
  try {
    kept = readFileSync(file, 'utf8')
  } catch {
    // There is no file on the first day.
  }
  return today => {
    const [, day, spent] = /^(\S+) (\d+)$/.exec(kept) ?? []
    const count = day === today ? Number(spent) + 1 : 1
    if (count > perDay) return false
    kept = `${today} ${count}`
    try {
      writeFileSync(`${file}.next`, kept)
      renameSync(`${file}.next`, file)
    } catch {
      // The disk is full, which the watch reports: the question is answered, and a restart would forget the count.
    }
    return true
  }
}
