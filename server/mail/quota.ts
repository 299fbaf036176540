import type { Redis } from 'ioredis'
import type { Log } from '../log'
import { createRateLimiter, type RateLimitResult } from '../rate-limiter'

/** How many form posts are accepted. */
export type Quota = ReturnType<typeof createQuota>

type QuotaOptions = {
  perMinute: number
  /** Requests of all visitors together: bounds what a distributed flood can write to the disk. */
  perHour?: number
  redis?: Redis | undefined
  log: Log
}

const hour = 3_600

/**
 * One visitor gets at most a twentieth of the hour, so that a few cannot use it up for all, but no less than the limit of a
 * minute. Suspected spam has a limit of its own, a tenth of the usual one.
 */
export function createQuota({ perMinute, perHour = 1_000, redis, log }: QuotaOptions) {
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter({ name, points, seconds, redis, log })
  const hourly = (name: string, points: number) => ({
    visitors: limiter(`${name}-visitor`, Math.max(perMinute, Math.ceil(points / 20)), hour),
    site: limiter(`${name}-site`, points, hour),
  })
  const tries = limiter('forms', perMinute, 60)
  const usual = hourly('forms', perHour)
  const suspect = hourly('forms-suspect', Math.ceil(perHour / 10))
  const limitersFor = (isSuspect: boolean) => (isSuspect ? suspect : usual)
  return {
    /** Counts a post of a visitor, whatever is in it. */
    try: (visitor: string) => tries.take(visitor),
    /** Counts a request that is to be stored. */
    async keep(visitor: string, isSuspect: boolean): Promise<RateLimitResult> {
      const { visitors, site } = limitersFor(isSuspect)
      const own = await visitors.take(visitor)
      return own.ok ? site.take('site') : own
    },
    /** Takes back `keep`: nothing new was stored. */
    async release(visitor: string, isSuspect: boolean): Promise<void> {
      const { visitors, site } = limitersFor(isSuspect)
      await Promise.all([visitors.giveBack(visitor), site.giveBack('site')])
    },
  }
}
