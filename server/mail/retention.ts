import { SUSPECT_DAYS } from '../../shared/days'
import { describeError, type Log } from '../log'
import { readFileName } from './file-name'
import type { Outbox } from './outbox'
import type { Clock } from './timings'

type RetentionDeps = {
  outbox: Outbox
  clock: Clock
  log: Log
  keepDays: number
  everyMs: number
}

const day = 24 * 60 * 60 * 1000

/**
 * Deletes delivered requests after `keepDays`, those that looked like spam after 30 days, now and every `everyMs`. What was
 * never delivered stays: it is the only copy.
 */
export function startRetention({ outbox, clock, log, keepDays, everyMs }: RetentionDeps): {
  stop(): void
} {
  async function sweep(): Promise<void> {
    const isOld = (name: string) => {
      const file = readFileName(name)
      const days = file?.isSuspect ? Math.min(SUSPECT_DAYS, keepDays) : keepDays
      return file !== undefined && file.receivedAt.getTime() < clock.now() - days * day
    }
    const old = (await outbox.names('sent')).filter(isOld)
    let count = 0
    for (const name of old) {
      try {
        await outbox.removeSent(name)
        count += 1
      } catch (error) {
        log.error('requests.not-expired', {
          id: name.replace(/\.json$/, ''),
          ...describeError(error),
        })
      }
    }
    if (count > 0) log.info('requests.expired', { count })
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
