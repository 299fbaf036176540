import type { Redis } from 'ioredis'
import { createCounter, type Taken } from '../limits'
import type { Log } from '../log'

/** How many form posts are let in. */
export type Quota = {
  /** Counts a post of a visitor, whatever is in it. */
  try(visitor: string): Promise<Taken>
  /** Takes the place of one request that is to be kept. `whose` places are used up: this visitor's, or those of all. */
  keep(visitor: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number; whose: 'visitor' | 'site' }>
  /** Gives a place back: nothing new was kept. */
  release(visitor: string): Promise<void>
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

/** One visitor gets at most a twentieth of the hour, so that a few cannot close the forms for all; never less than a busy minute. */
export function createQuota({ perMinute, perHour = 1_000, redis, log }: QuotaOptions): Quota {
  const counter = (name: string, points: number, seconds: number) =>
    createCounter({ name, points, seconds, redis, log })
  const tries = counter('forms', perMinute, 60)
  const visitors = counter('forms-visitor', Math.max(perMinute, Math.ceil(perHour / 20)), hour)
  const site = counter('forms-site', perHour, hour)
  return {
    try: visitor => tries.take(visitor),
    async keep(visitor) {
      const own = await visitors.take(visitor)
      if (!own.ok) return { ...own, whose: 'visitor' }
      const all = await site.take('site')
      if (all.ok) return all
      await visitors.giveBack(visitor)
      return { ...all, whose: 'site' }
    },
    async release(visitor) {
      await Promise.all([visitors.giveBack(visitor), site.giveBack('site')])
    },
    forgive: visitor => tries.giveBack(visitor),
  }
}
