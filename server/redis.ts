import type { Redis } from 'ioredis'
import { describeError, type Log } from './log'

/**
 * Connects to Redis or Valkey. It may be away at any time: counters then go on in memory, and the log says so once
 * when it goes and once when it comes back.
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
  return redis
}
