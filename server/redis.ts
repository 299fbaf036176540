import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { describeError, type Log } from './log'

const longestWaitMs = 1_000

/**
 * Connects to Redis or Valkey. The connection may fail at any time: limits are then counted in memory, and the log says
 * once that it failed and once that it is back. Resolves when it is ready, at its first error, or after a second.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  // Loaded only where it is configured: it costs memory and start-up time.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    // A server that accepts and then hangs must not hang the visitor.
    commandTimeout: 500,
    connectTimeout: 3_000,
    maxRetriesPerRequest: 0,
    retryStrategy: attempts => Math.min(attempts * 200, 5_000),
  })
  let isAway = false
  redis.on('error', error => {
    if (!isAway) log.warn('redis.away', describeError(error))
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('redis.back')
    isAway = false
  })
  // Waits for the connection, so that the first requests are counted in Redis too.
  await Promise.race([once(redis, 'ready'), wait(longestWaitMs, undefined, { ref: false })]).catch(() => {})
  return redis
}
