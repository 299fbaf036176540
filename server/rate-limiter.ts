import { hash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { SharedCounter } from './redis'

type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimiter = ReturnType<typeof createRateLimiter>

type RateLimiterOptions = {
  /** Prefix of the keys, also in Redis: servers with the same name share the limit. */
  name: string
  points: number
  seconds: number
  redis?: SharedCounter | undefined
}

/**
 * Allows at most `points` per `seconds` and key: counted in Redis where there is one, in memory otherwise or while Redis
 * does not take what it is given.
 */
export function createRateLimiter({ name, points, seconds, redis }: RateLimiterOptions) {
  const limits = { keyPrefix: `4xdu:${name}`, points, duration: seconds }
  const memory = new RateLimiterMemory(limits)
  const shared = redis && new RateLimiterRedis({ ...limits, storeClient: redis.client })

  /** In Redis, or else in memory. @throws RateLimiterRes when there are no points left */
  async function count(key: string, action: 'consume' | 'reward'): Promise<void> {
    if (redis?.isUsable() && shared) {
      try {
        // Hashed: no plain addresses in Redis.
        return void (await shared[action](hash('sha256', key, 'base64url').slice(0, 16)))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error
        redis.failed(error)
      }
    }
    await memory[action](key)
  }

  return {
    /** Takes one point of `key` (a visitor or any other name); a refused take costs nothing. */
    async take(key: string): Promise<RateLimitResult> {
      try {
        await count(key, 'consume')
        return { ok: true }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // The library counts a refused point too.
        await count(key, 'reward')
        const seconds = Math.ceil(refused.msBeforeNext / 1000)
        return { ok: false, retryAfterSeconds: Math.max(1, seconds) }
      }
    },
    /** Returns a point taken for something that did not happen. */
    giveBack: (key: string) => count(key, 'reward'),
  }
}
