import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { type Counter, createCounter } from '../counter'
import { describeError, type Log } from '../log'

/** How many answers of the model a day may cost. */
export type Budget = {
  /** Takes one answer for a visitor; undefined when there is none left, else the function that gives it back. */
  spend(visitor: string): Promise<(() => Promise<void>) | undefined>
}

type BudgetOptions = {
  perDay: number
  perMinute: number
  dataDir: string
  redis?: Redis | undefined
  log: Log
  now: () => Date
}

/**
 * One visitor gets at most a tenth of the day, so that none can spend it for all; never less than a busy minute. What the
 * whole site has spent outlives a restart, in Redis or else in a file of the data folder.
 */
export async function createBudget(options: BudgetOptions): Promise<Budget> {
  const { perDay, perMinute, redis, log } = options
  const daily = { seconds: 86_400, redis, log }
  const share = Math.max(perMinute, Math.ceil(perDay / 10))
  const visitors = createCounter({ name: 'chat-visitor-day', points: share, ...daily })
  const site = redis ? createCounter({ name: 'chat-day', points: perDay, ...daily }) : await counterInFile(options)
  let isSpent = false
  return {
    async spend(visitor) {
      if (!(await visitors.take(visitor)).ok) return undefined
      const wasSpent = isSpent
      isSpent = !(await site.take('site')).ok
      if (!isSpent) return async () => void (await Promise.all([site.giveBack('site'), visitors.giveBack(visitor)]))
      await visitors.giveBack(visitor)
      if (!wasSpent) log.warn('emilia.budget_spent', { count: perDay })
      return undefined
    },
  }
}

/** Counts by the day in Vienna. */
async function counterInFile({ perDay, dataDir, log, now }: BudgetOptions): Promise<Counter> {
  const file = join(dataDir, 'chat-budget.txt')
  const today = () => now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
  // „2026-11-23 17“
  const [, writtenDay = today(), written = '0'] =
    /^(\S+) (\d+)$/.exec(await readFile(file, 'utf8').catch(() => '')) ?? []
  let [day, spent] = [writtenDay, Number(written)]
  let writing = Promise.resolve()
  const set = (count: number) => {
    spent = count
    // One after the other; a full disk costs the count after a restart, not the answer.
    writing = writing
      .then(() => mkdir(dataDir, { recursive: true }))
      .then(() => writeFile(file, `${day} ${count}`))
      .catch(error => log.warn('emilia.budget_unsaved', describeError(error)))
  }
  return {
    async take() {
      if (day !== today()) [day, spent] = [today(), 0]
      if (spent >= perDay) return { ok: false, retryAfterSeconds: 3600 }
      set(spent + 1)
      return { ok: true }
    },
    async giveBack() {
      set(Math.max(0, spent - 1))
    },
  }
}
