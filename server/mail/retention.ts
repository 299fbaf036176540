import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { describeError, type Log } from '../log'
import { isMissing } from './durable'
import { isSuspect, type Outbox, receivedAt } from './outbox'
import type { Clock } from './timings'

type RetentionDeps = { outbox: Outbox; dataDir: string; clock: Clock; log: Log; keepDays: number; everyMs: number }

const day = 24 * 60 * 60 * 1000
/** Named in /datenschutz, as the usual REQUESTS_KEEP_DAYS is. */
export const suspectDays = 30
/** Longer between two runs than any weekend: either the service was off, or the clock leapt. */
const longestGap = 4 * day
/** How long a clock that leapt must go on before it is believed; a wrong one is noticed by then. */
const probation = 7 * day

const stateSchema = z.object({ lastRun: z.number(), trustFrom: z.number() })

/**
 * Deletes delivered requests after `keepDays`, those that looked like spam after 30 days, now and every `everyMs`. What was never delivered stays: it is the only
 * copy. A clock that leapt since the last run, which is kept on disk (`retention.json`), deletes nothing for a week.
 */
export function startRetention({ outbox, dataDir, clock, log, keepDays, everyMs }: RetentionDeps): { stop(): void } {
  const file = join(dataDir, 'retention.json')

  async function isClockTrusted(now: number): Promise<boolean> {
    const text = await readFile(file, 'utf8').catch(error => {
      if (isMissing(error)) return 'null'
      throw error
    })
    const before = stateSchema.nullable().catch(null).parse(parse(text))
    const gap = before ? now - before.lastRun : Number.POSITIVE_INFINITY
    const isLeap = gap < -day || gap > longestGap
    if (isLeap && before) log.warn('requests.clock-jump')
    const trustFrom = before && !isLeap ? before.trustFrom : now + probation
    await writeFile(file, JSON.stringify({ lastRun: now, trustFrom }), { mode: 0o600 })
    return now >= trustFrom
  }

  async function sweep(): Promise<void> {
    await outbox.tidy()
    const now = clock.now()
    if (!(await isClockTrusted(now))) return
    const isOld = (name: string) => {
      const days = isSuspect(name) ? Math.min(suspectDays, keepDays) : keepDays
      return (receivedAt(name)?.getTime() ?? now) < now - days * day
    }
    const old = (await outbox.names('sent')).filter(isOld)
    for (const name of old) await outbox.remove('sent', name)
    if (old.length > 0) log.info('requests.expired', { count: old.length })
  }

  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = async () => {
    await sweep().catch(error => log.error('requests.not-expired', describeError(error)))
    if (!isStopped) timer = setTimeout(run, everyMs).unref()
  }
  void run()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
