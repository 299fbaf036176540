import type { Log } from '../log'
import type { Clock } from './clock'

export type Alarm = { check(): void; since(): Date | undefined }

type AlarmDeps = {
  clock: Clock
  log: Log
  /** How long mail may fail before somebody should look. */
  afterMs: number
  /** Since when it fails, on the steady clock. */
  failing: () => number | undefined
}

/** One line in the log when mail has been failing for a while, and one when it works again. */
export function createAlarm({ clock, log, afterMs, failing }: AlarmDeps): Alarm {
  let isRaised = false
  return {
    check() {
      const since = failing()
      if (since === undefined) {
        if (isRaised) log.info('mail.recovered')
        isRaised = false
        return
      }
      const lasts = clock.steady() - since
      if (isRaised || lasts < afterMs) return
      isRaised = true
      log.error('mail.failing', { seconds: Math.round(lasts / 1000) })
    },
    since() {
      const since = failing()
      return since === undefined ? undefined : new Date(clock.now() - (clock.steady() - since))
    },
  }
}
