import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { describeError, type Log } from './log'
import { networkShares, networksOf } from './visitor'

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimiter = ReturnType<typeof createRateLimiter>

type RateLimiterOptions = {
  /** Prefix of the keys, also in Redis: servers with the same name share the limit. */
  name: string
  points: number
  seconds: number
  redis?: Redis | undefined
  log: Log
}

/**
 * Allows at most `points` per `seconds` and key: counted in Redis where there is one, in memory otherwise or while Redis is
 * away. An IPv6 visitor counts for the wider networks too: one customer may own all of a /48.
 */
export function createRateLimiter({ name, points, seconds, redis, log }: RateLimiterOptions) {
  // Hashed in Redis: no plain addresses.
  const nameOf = (key: string) => (redis ? hash('sha256', key, 'base64url').slice(0, 16) : key)
  const limiters = networkShares.map(share => {
    const limits = { keyPrefix: `4xdu:${name}`, points: points * share, duration: seconds }
    const memory = new RateLimiterMemory(limits)
    return redis
      ? new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true })
      : memory
  })
  /** The widest network first: what it refuses makes no keys of its own. */
  const levels = (key: string) => {
    const networks = networksOf(key)
    const own = limiters.slice(0, networks.length)
    return own.map((limiter, at) => ({ limiter, network: networks[at] ?? key })).reverse()
  }

  async function reward(taken: ReturnType<typeof levels>): Promise<void> {
    await Promise.all(taken.map(({ network, limiter }) => limiter.reward(nameOf(network))))
  }

  return {
    /** Takes one point of `key` (a visitor or any other name); a refused take costs nothing. */
    async take(key: string): Promise<RateLimitResult> {
      const all = levels(key)
      for (const [at, { network, limiter }] of all.entries()) {
        try {
          await limiter.consume(nameOf(network))
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) {
            // A broken rate limiter must not refuse visitors.
            log.error('limit.failed', { name, ...describeError(refused) })
            return { ok: true }
          }
          // The library counts a refused point too.
          await reward(all.slice(0, at + 1))
          return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
        }
      }
      return { ok: true }
    },
    /** Returns a point taken for something that did not happen. */
    giveBack: (key: string) => reward(levels(key)),
  }
}
