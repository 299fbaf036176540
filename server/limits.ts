import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** A Redis or Valkey that limits are counted in. */
export type SharedCounter = { client: Redis }

/** `retryAfterSeconds`: whole seconds, at least one. */
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
 * Allows at most `points` per `seconds` and key, counted in Redis where there is one that works, else in memory.
 * @returns `take` and `giveBack`, which never reject for Redis
 */
export function createRateLimiter({ name, points, seconds, redis }: RateLimiterOptions) {
  const options = { keyPrefix: `4xdu:${name}`, points, duration: seconds }
  const memory = new RateLimiterMemory(options)
  const counter = redis
    ? new RateLimiterRedis({ ...options, storeClient: redis.client, insuranceLimiter: memory })
    : memory
  // Hashed: no plain addresses in Redis.
  const keyOf = (key: string) => hash('sha256', key, 'base64url').slice(0, 16)
  const giveBack = (key: string) => counter.reward(keyOf(key))
  return {
    /** Takes one point of `key` (a visitor or any other name); a refused take costs nothing. */
    async take(key: string): Promise<RateLimitResult> {
      try {
        await counter.consume(keyOf(key))
        return { ok: true }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // The library counts a refused point too.
        await giveBack(key)
        const seconds = Math.ceil(refused.msBeforeNext / 1000)
        return { ok: false, retryAfterSeconds: Math.max(1, seconds) }
      }
    },
    /** Returns a point taken for something that did not happen. */
    giveBack,
  }
}
