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
 * @returns counts one question of a visitor; false when the budget is spent
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

/** @returns counts one more of a day, in a file (`2026-11-23 17`); false where it would be one too many */
function createKeptCount({ perDay, dataDir }: BudgetDeps): (today: string) => boolean {
  const file = join(dataDir, 'chat-budget.txt')
  let kept = ''
  try {
    kept = readFileSync(file, 'utf8')
  } catch {
    // The first day.
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
      // A full disk, of which the watch tells: the answer is sent, a restart forgets the count.
    }
    return true
  }
}
