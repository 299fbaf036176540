import { hash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { describeError } from './log'
import type { HealthProblem } from './watch/watch'

type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimiter = ReturnType<typeof createRateLimiter>

type RateLimiterOptions = {
  /** Prefix of the keys, also in Redis: servers with the same name share the limit. */
  name: string
  points: number
  seconds: number
  redis?: SharedCounter | undefined
}

/** Allows at most `points` per `seconds` and key, counted in Redis where there is one that works, else in memory. */
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

/** A Redis or Valkey that limits are counted in. */
export type SharedCounter = Awaited<ReturnType<typeof connectRedis>>

/**
 * Connects to Redis or Valkey. It may fail at any time: limits are then counted in memory. Resolves once it is ready, has
 * failed, or after a second.
 */
export async function connectRedis(url: string) {
  // Loaded only where it is configured: it costs memory and start-up time.
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    // A server that hangs costs one visitor this wait: its connection is cut, and while there is none nobody waits for it.
    socketTimeout: 500,
    connectTimeout: 3_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: attempts => Math.min(attempts * 200, 5_000),
  })
  let failure: unknown
  client.on('error', error => {
    failure = error
  })
  await Promise.race([
    once(client, 'ready').catch(() => {}),
    wait(1_000, undefined, { ref: false }),
  ])
  return {
    client,
    /** Writes, as the limits do: a replica and a full server answer a PING all the same. */
    async problems(): Promise<HealthProblem[]> {
      try {
        await client.set('4xdu:probe', '1', 'EX', 60)
        return []
      } catch (error) {
        const code = codeOf(client.status === 'ready' ? error : failure)
        return [{ name: 'redis', code, hint: 'limits are not shared, check REDIS_URL' }]
      }
    },
    close: () => client.disconnect(),
  }
}

/** The first word of what Redis answers (`NOAUTH`, `READONLY`, `OOM`), else the code of the system. */
function codeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/timeout/i.test(message)) return 'ETIMEDOUT'
  return /^[A-Z]{3,}(?= )/.exec(message)?.[0] ?? describeError(error).code ?? 'unknown'
}
