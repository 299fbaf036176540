import { createRateLimiter } from '../rate-limiter'
import type { SharedCounter } from '../redis'

/** How many form posts are accepted. */
export type Quota = ReturnType<typeof createQuota>

type QuotaOptions = {
  perMinute: number
  /** Requests of all visitors together that are mailed one by one. */
  perHour?: number
  redis?: SharedCounter | undefined
}

type Kept =
  | { ok: false; retryAfterSeconds: number }
  | {
      ok: true
      /** The site's hourly number is reached: this one is mailed with others. */
      inDigest: boolean
      /** Takes it back: nothing new was stored. */
      release: () => Promise<void>
    }

const hour = 3_600

/**
 * One visitor gets at most a twentieth of the hour, but no less than the limit of a minute. Past the site's hourly number
 * nobody is refused: a few addresses would close the forms for everybody.
 */
export function createQuota({ perMinute, perHour = 1_000, redis }: QuotaOptions) {
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter({ name, points, seconds, redis })
  const tries = limiter('forms', perMinute, 60)
  const visitors = limiter('forms-visitor', Math.max(perMinute, Math.ceil(perHour / 20)), hour)
  const site = limiter('forms-site', perHour, hour)
  return {
    /** Counts a post of a visitor, whatever is in it. */
    try: (visitor: string) => tries.take(visitor),
    /** Counts a request that is to be stored. */
    async keep(visitor: string): Promise<Kept> {
      const own = await visitors.take(visitor)
      if (!own.ok) return own
      const inDigest = !(await site.take('site')).ok
      return {
        ok: true,
        inDigest,
        async release() {
          await visitors.giveBack(visitor)
          if (!inDigest) await site.giveBack('site')
        },
      }
    },
  }
}
