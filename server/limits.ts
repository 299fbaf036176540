import { hash } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { describeError, type Log } from './log'
import { remembered } from './remembered'

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

export type Counter = {
  /** Takes one point of `key`; a refused take costs nothing. */
  take(key: string): Promise<Taken>
  /** Returns a point taken for something that did not happen. */
  giveBack(key: string): Promise<void>
}

type CounterOptions = {
  /** Prefix of the keys, also in Redis: servers with the same name share the limit. */
  name: string
  points: number
  seconds: number
  redis?: Redis | undefined
  log: Log
}

// Hashed: of one size whatever a proxy claims, and no plain addresses in Redis. A visitor who asks is counted twice.
const digestOf = remembered((key: string) => hash('sha256', key, 'buffer'), 8)
// Measured: 200 000 keys weigh 93 MB. A flood of addresses past this many shares buckets instead.
const mostKeys = 20_000
const sharedBuckets = 1_000

/** Counts at most `points` per `seconds` and key: in Redis where there is one, in memory otherwise or while Redis is away. */
export function createCounter({ name, points, seconds, redis, log }: CounterOptions): Counter {
  const limits = { keyPrefix: `4xdu:${name}`, points, duration: seconds }
  const memory = new RateLimiterMemory(limits)
  const limiter = redis
    ? new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true })
    : memory
  const bound = boundKeys(seconds)
  const nameOf = redis ? (key: string) => bound(digestOf(key).toString('base64url', 0, 12)) : bound

  return {
    async take(key) {
      const named = nameOf(key)
      try {
        await limiter.consume(named)
        return { ok: true }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) {
          // A broken counter must not close the shop.
          log.error('limit.failed', { name, ...describeError(refused) })
          return { ok: true }
        }
        await limiter.reward(named)
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
      }
    },
    async giveBack(key) {
      await limiter.reward(nameOf(key))
    },
  }
}

/** Keeps the number of distinct keys of one window finite. */
function boundKeys(seconds: number): (key: string) => string {
  const known = new Set<string>()
  let windowEnds = 0
  return key => {
    const now = performance.now()
    if (now >= windowEnds) {
      known.clear()
      windowEnds = now + seconds * 1000
    }
    if (known.has(key)) return key
    if (known.size >= mostKeys) return `shared-${digestOf(key).readUInt32BE(0) % sharedBuckets}`
    known.add(key)
    return key
  }
}

/**
 * Whom a limit counts: the visitor's address, IPv6 by /64 because one household owns that many.
 * @param trustProxy how many proxies stand in front; 0 ignores `X-Forwarded-For`, which anybody can write
 */
export function visitorKey(context: Context, trustProxy: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').reverse() ?? []
  const hops = [socketAddress(context), ...forwarded.map(plainAddress)]
  const claimed = hops[Math.min(trustProxy, hops.length - 1)] ?? ''
  const address = isIP(claimed) ? claimed : (hops[0] ?? '')
  return isIP(address) === 6 ? network64(address) : address
}

function socketAddress(context: Context): string {
  // app.request() in tests has no socket.
  if (!context.env || !('incoming' in context.env)) return 'unknown'
  return plainAddress(getConnInfo(context).remote.address ?? 'unknown')
}

/** `[::1]:80` -> `::1`, `1.2.3.4:80` and `::ffff:1.2.3.4` -> `1.2.3.4`. */
function plainAddress(raw: string): string {
  const address = raw.trim().toLowerCase()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(bracketed)?.[1]
  return v4 ?? bracketed
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
