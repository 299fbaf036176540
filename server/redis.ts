import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log } from './log'
import type { HealthProblem } from './watch/state'

const longestWaitMs = 1_000
const probeEveryMs = 5_000

/** A Redis or Valkey that limits are counted in, and whether it takes what it is given. */
export type SharedCounter = Awaited<ReturnType<typeof connectRedis>>

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
  let timer: NodeJS.Timeout | undefined

  function failed(error: unknown): void {
    isUsable = false
    const code = codeOf(error)
    if (failure === undefined) log.warn('redis.away: limits are counted in memory', { code })
    failure ??= code
  }

  /** Counts as the limits do: a replica and a full server answer a PING all the same. */
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
  await Promise.race([first, wait(longestWaitMs, undefined, { ref: false })])
  const again = async () => {
    await probe()
    timer = setTimeout(again, probeEveryMs).unref()
  }
  timer = setTimeout(again, probeEveryMs).unref()

  return {
    client,
    /** Whether it took the last write. One that does not is left alone until it takes one again. */
    isUsable: () => isUsable,
    /** To be called with the error of a command. */
    failed,
    problems: (): HealthProblem[] =>
      isUsable
        ? []
        : [{ name: 'redis', code: failure, hint: 'limits are not shared, check REDIS_URL' }],
    close(): void {
      clearTimeout(timer)
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
