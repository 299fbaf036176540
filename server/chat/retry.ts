import { setTimeout as wait } from 'node:timers/promises'
import type { Deadline } from './deadline'
import { ProviderError } from './provider-error'

const retries = 2
const firstPauseMs = 300

/**
 * Tries up to three times before the deadline. The library's own retries obey any `Retry-After`, which can park a visitor for an
 * hour; here a pause that does not fit into the time left ends the trying.
 * @throws ProviderError of the last try, or `deadline` / `left`
 */
export async function withRetries<T>(deadline: Deadline, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (deadline.signal.aborted) throw new ProviderError(deadline.isOver() ? 'deadline' : 'left')
      if (!(error instanceof ProviderError) || !error.isPassing || tried === retries) throw error
      const asked = (error.details.retryAfterSeconds ?? 0) * 1000
      const pause = Math.max(asked, firstPauseMs * 3 ** tried * (1 + Math.random() / 4))
      if (pause >= deadline.left()) throw error
      await wait(pause, undefined, { signal: deadline.signal }).catch(() => {
        throw new ProviderError(deadline.isOver() ? 'deadline' : 'left')
      })
    }
  }
}
