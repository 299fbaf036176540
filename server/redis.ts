import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from './log'
import type { HealthProblem } from './watch/watch'

/**
 * Connects to Redis or Valkey. It may fail at any time: limits are then counted in memory. Resolves once it is ready, has
 * failed, or after a second; never rejects.
 * @param url `redis://` or `rediss://`
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
