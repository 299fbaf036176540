import { describeError, type Log } from '../log'
import type { Clock } from './clock'
import type { Folder, Outbox } from './outbox'

type RetentionDeps = { outbox: Outbox; clock: Clock; log: Log; keepDays: number; everyMs: number }

const day = 24 * 60 * 60 * 1000
/** Named in /datenschutz, as the usual REQUESTS_KEEP_DAYS is. */
export const quarantineDays = 30

/**
 * Deletes delivered requests after `keepDays` and quarantined ones after 30 days, now and every `everyMs`. What was never
 * delivered stays: it is the only copy.
 */
export function startRetention({ outbox, clock, log, keepDays, everyMs }: RetentionDeps): { stop(): void } {
  let usual = clock.now() - clock.steady()

  async function sweep(): Promise<void> {
    const now = clock.now()
    const offset = now - clock.steady()
    // A clock that leapt may leap back: wait one turn before believing that months went by.
    const isLeap = Math.abs(offset - usual) > day
    usual = offset
    if (isLeap) return log.warn('requests.clock-jump')
    await outbox.tidy()
    const count =
      (await deleteOlder('sent', now - keepDays * day)) + (await deleteOlder('quarantine', now - quarantineDays * day))
    if (count > 0) log.info('requests.expired', { count })
  }

  async function deleteOlder(folder: Folder, time: number): Promise<number> {
    const old = (await outbox.list(folder)).filter(one => one.receivedAt.getTime() < time)
    for (const { name } of old) await outbox.remove(folder, name)
    return old.length
  }

  const run = () => sweep().catch(error => log.error('requests.not-expired', describeError(error)))
  void run()
  const timer = setInterval(run, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
