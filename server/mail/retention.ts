import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError, type Log } from '../log'
import { ifCode } from './durable'
import { isSuspect, type Outbox, receivedAt } from './outbox'
import type { Clock } from './timings'

type RetentionDeps = { outbox: Outbox; dataDir: string; clock: Clock; log: Log; keepDays: number; everyMs: number }

const day = 24 * 60 * 60 * 1000
/** Named in /datenschutz, as the usual REQUESTS_KEEP_DAYS is. */
export const suspectDays = 30
/** After a longer time between two runs either the service was off, or the clock jumped. */
const longestGap = 4 * day
/** How long nothing is deleted after a jump; a wrong clock is noticed by then. */
const probation = 7 * day

/** What is in `retention.json`; anything else, also half of it, counts as lost. */
const state = /^{"lastRun":(\d+),"trustFrom":(\d+)}$/

/**
 * Deletes delivered requests after `keepDays`, those that looked like spam after 30 days, now and every `everyMs`. What was
 * never delivered stays: it is the only copy. When the clock jumped since the last run, which `retention.json` holds,
 * nothing is deleted for a week.
 */
export function startRetention({ outbox, dataDir, clock, log, keepDays, everyMs }: RetentionDeps): { stop(): void } {
  const file = join(dataDir, 'retention.json')

  async function isClockTrusted(now: number): Promise<boolean> {
    const text = await readFile(file, 'utf8').catch(ifCode('ENOENT', ''))
    const [lastRun, trusted] = state.exec(text)?.slice(1).map(Number) ?? []
    const gap = now - (lastRun ?? now)
    const isJump = gap < -day || gap > longestGap
    if (isJump) log.warn('requests.clock-jump')
    const trustFrom = trusted === undefined || isJump ? now + probation : trusted
    await writeFile(file, JSON.stringify({ lastRun: now, trustFrom }), { mode: 0o600 })
    return now >= trustFrom
  }

  async function sweep(): Promise<void> {
    const now = clock.now()
    if (!(await isClockTrusted(now))) return
    const isOld = (name: string) => {
      const days = isSuspect(name) ? Math.min(suspectDays, keepDays) : keepDays
      return (receivedAt(name)?.getTime() ?? now) < now - days * day
    }
    const old = (await outbox.names('sent')).filter(isOld)
    for (const name of old) await outbox.removeSent(name)
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
