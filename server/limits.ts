import { hash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { describeError, type Log } from './log'
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

/** Counts while Redis does not, and has Redis looked at: a hung one would cost each visitor a wait. */
class Insurance extends RateLimiterMemory {
  constructor(
    options: ConstructorParameters<typeof RateLimiterMemory>[0],
    readonly onUse: () => void,
  ) {
    super(options)
  }
  override consume(...[key, points]: Parameters<RateLimiterMemory['consume']>) {
    this.onUse()
    return super.consume(key, points)
  }
}

/** Allows at most `points` per `seconds` and key, counted in Redis where there is one that works, else in memory. */
export function createRateLimiter({ name, points, seconds, redis }: RateLimiterOptions) {
  const options = { keyPrefix: `4xdu:${name}`, points, duration: seconds }
  const memory = new Insurance(options, () => redis?.suspect())
  const shared =
    redis &&
    new RateLimiterRedis({ ...options, storeClient: redis.client, insuranceLimiter: memory })
  const counter = () => (redis?.isUsable() && shared) || memory
  // Hashed: no plain addresses in Redis.
  const keyOf = (key: string) => hash('sha256', key, 'base64url').slice(0, 16)
  const giveBack = (key: string) => counter().reward(keyOf(key))
  return {
    /** Takes one point of `key` (a visitor or any other name); a refused take costs nothing. */
    async take(key: string): Promise<RateLimitResult> {
      try {
        await counter().consume(keyOf(key))
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

/** A Redis or Valkey that limits are counted in, and whether it takes what it is given. */
export type SharedCounter = Awaited<ReturnType<typeof connectRedis>>

const probeEveryMs = 5_000

/**
 * Connects to Redis or Valkey. It may fail at any time: limits are then counted in memory, and the log says once that it
 * failed and once that it is back. Resolves after a first try, or after a second.
 */
export async function connectRedis(url: string, log: Log) {
  // Loaded only where it is configured: it costs memory and start-up time.
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    // A server that accepts and then hangs must not hang the visitor.
    commandTimeout: 500,
    connectTimeout: 3_000,
    maxRetriesPerRequest: 0,
    retryStrategy: attempts => Math.min(attempts * 200, probeEveryMs),
  })
  let failure: string | undefined
  let isUsable = false

  function failed(error: unknown): void {
    isUsable = false
    const code = codeOf(error)
    if (failure === undefined) log.warn('redis.away: limits are counted in memory', { code })
    failure ??= code
  }

  /** Writes, as the limits do: a replica and a full server answer a PING all the same. */
  async function probe(): Promise<void> {
    try {
      await client.set('4xdu:probe', '1', 'EX', 60)
      if (failure !== undefined) log.info('redis.back')
      isUsable = true
      failure = undefined
    } catch (error) {
      failed(error)
    }
  }

  client.on('error', failed)
  client.on('close', () => failed(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
  const first = once(client, 'ready').then(probe, failed)
  await Promise.race([first, wait(1_000, undefined, { ref: false })])
  const timer = setInterval(probe, probeEveryMs).unref()

  return {
    client,
    /** Whether it took the last write. One that does not is left alone until it takes one again. */
    isUsable: () => isUsable,
    /** A command failed. */
    suspect(): void {
      if (isUsable) void probe()
      isUsable = false
    },
    problems: (): HealthProblem[] =>
      isUsable
        ? []
        : [{ name: 'redis', code: failure, hint: 'limits are not shared, check REDIS_URL' }],
    close(): void {
      clearInterval(timer)
      client.removeAllListeners('close')
      client.disconnect()
    },
  }
}

/** The first word of what Redis answers (`NOAUTH`, `READONLY`, `OOM`), else the code of the system. */
function codeOf(error: unknown): string {
  if (error instanceof Error && /timed out/i.test(error.message)) return 'ETIMEDOUT'
  const word = error instanceof Error ? /^[A-Z]{3,}(?= )/.exec(error.message)?.[0] : undefined
  const { code, class: name } = describeError(error)
  return word ?? code ?? name ?? 'unknown'
}
