import { createCounter } from '../limits'
import type { Log } from '../log'

/** How many answers of the model a day may cost. */
export type Budget = {
  /** Takes one answer for a visitor; undefined when the day's are spent, else the function that gives it back. */
  spend(visitor: string): Promise<(() => Promise<void>) | undefined>
}

type BudgetOptions = Pick<Parameters<typeof createCounter>[0], 'redis'> & {
  log: Log
  perDay: number
  perMinute: number
}

const day = 86_400

/** One visitor gets at most a tenth of the day, so that none can spend it for all; never less than a busy minute. */
export function createBudget({ perDay, perMinute, redis, log }: BudgetOptions): Budget {
  const share = Math.max(perMinute, Math.ceil(perDay / 10))
  const site = createCounter({ name: 'chat-day', points: perDay, seconds: day, redis, log })
  const visitors = createCounter({ name: 'chat-visitor-day', points: share, seconds: day, redis, log })
  let isSpent = false
  return {
    async spend(visitor) {
      if (!(await visitors.take(visitor)).ok) return undefined
      const taken = await site.take('site')
      if (!taken.ok) {
        await visitors.giveBack(visitor)
        if (!isSpent) log.warn('emilia.budget_spent', { count: perDay, seconds: taken.retryAfterSeconds })
        isSpent = true
        return undefined
      }
      isSpent = false
      return async () => {
        await Promise.all([site.giveBack('site'), visitors.giveBack(visitor)])
      }
    },
  }
}
