import type { Redis } from 'ioredis'
import { createCounter, type Taken } from '../counter'
import type { Log } from '../log'

/** How many form posts are let in. */
export type Quota = {
  /** Counts a post of a visitor, whatever is in it. */
  try(visitor: string): Promise<Taken>
  /**
   * Takes the place of one request that is to be kept; what looks like spam has places of its own, so that it uses up no
   * others. `whose` places are used up: this visitor's, or those of all.
   */
  keep(
    visitor: string,
    isSuspect: boolean,
  ): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number; whose: 'visitor' | 'site' }>
  /** Gives a place back: nothing new was kept. */
  release(visitor: string, isSuspect: boolean): Promise<void>
  /** Gives back what `try` counted. */
  forgive(visitor: string): Promise<void>
}

type QuotaOptions = {
  perMinute: number
  /** Requests of all visitors together: bounds what a distributed flood can write to the disk. */
  perHour?: number
  redis?: Redis | undefined
  log: Log
}

const hour = 3_600

/**
 * One visitor gets at most a twentieth of the hour, so that a few cannot close the forms for all; never less than a busy
 * minute. Suspected spam gets a tenth of what all requests get.
 */
export function createQuota({ perMinute, perHour = 1_000, redis, log }: QuotaOptions): Quota {
  const counter = (name: string, points: number, seconds: number) =>
    createCounter({ name, points, seconds, redis, log })
  const hourly = (name: string, points: number) => ({
    visitors: counter(`${name}-visitor`, Math.max(perMinute, Math.ceil(points / 20)), hour),
    site: counter(`${name}-site`, points, hour),
  })
  const tries = counter('forms', perMinute, 60)
  const usual = hourly('forms', perHour)
  const suspect = hourly('forms-suspect', Math.ceil(perHour / 10))
  return {
    try: visitor => tries.take(visitor),
    async keep(visitor, isSuspect) {
      const { visitors, site } = isSuspect ? suspect : usual
      const own = await visitors.take(visitor)
      if (!own.ok) return { ...own, whose: 'visitor' }
      const all = await site.take('site')
      if (all.ok) return all
      await visitors.giveBack(visitor)
      return { ...all, whose: 'site' }
    },
    async release(visitor, isSuspect) {
      const { visitors, site } = isSuspect ? suspect : usual
      await Promise.all([visitors.giveBack(visitor), site.giveBack('site')])
    },
    forgive: visitor => tries.giveBack(visitor),
  }
}
