import { describeError, type Log } from '../log'
import type { Clock } from './clock'
import type { Folder, Outbox } from './outbox'

type RetentionDeps = { outbox: Outbox; clock: Clock; log: Log; keepDays: number; everyMs: number }

const day = 24 * 60 * 60 * 1000
const quarantineDays = 30

/**
 * Deletes delivered requests after `keepDays` and quarantined ones after 30 days, now and every `everyMs`. What was never
 * delivered stays: it is the only copy.
 */
export function startRetention({ outbox, clock, log, keepDays, everyMs }: RetentionDeps): { stop(): void } {
  const offset = () => clock.now() - clock.steady()
  let usual = offset()

  async function sweep(): Promise<void> {
    // A clock that leapt may leap back: wait one turn before believing that months went by.
    const isLeap = Math.abs(offset() - usual) > day
    usual = offset()
    if (isLeap) return log.warn('requests.clock-jump')
    const count = (await deleteOlder('sent', keepDays)) + (await deleteOlder('quarantine', quarantineDays))
    if (count > 0) log.info('requests.expired', { count })
  }

  async function deleteOlder(folder: Folder, days: number): Promise<number> {
    const old = (await outbox.list(folder)).filter(one => clock.now() - one.receivedAt.getTime() > days * day)
    for (const { name } of old) await outbox.remove(folder, name)
    return old.length
  }

  const run = () => sweep().catch(error => log.error('requests.not-expired', describeError(error)))
  void run()
  const timer = setInterval(run, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
