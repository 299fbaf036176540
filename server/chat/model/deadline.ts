import { setTimeout as wait } from 'node:timers/promises'
import { ProviderError } from './provider-error'

/** The time that is left for one answer; `signal` aborts at its end. */
export type Deadline = { signal: AbortSignal; msLeft: () => number }

/**
 * Ends the work after `ms` or when the visitor leaves, and lets go of what it did not read to its end.
 * @throws ProviderError
 */
export async function withinDeadline<T>(
  ms: number,
  visitor: AbortSignal,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const end = performance.now() + ms
  const timer = setTimeout(() => ending.abort(new ProviderError('deadline')), ms)
  const leave = () => ending.abort(new ProviderError('left'))
  visitor.addEventListener('abort', leave)
  if (visitor.aborted) leave()
  try {
    return await work({ signal: ending.signal, msLeft: () => end - performance.now() })
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error
  } finally {
    clearTimeout(timer)
    visitor.removeEventListener('abort', leave)
    ending.abort()
  }
}

const retries = 2
const firstPauseMs = 300

/**
 * Tries up to three times, unless the provider asks for a pause that the deadline has no time for.
 * @param mayRetry whether the visitor has seen nothing yet
 */
export async function withRetries<T>(
  { signal, msLeft }: Deadline,
  mayRetry: () => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ProviderError && error.isPassing)) throw error
      const askedMs = (error.details.retryAfterSeconds ?? 0) * 1000
      const pauseMs = Math.max(askedMs, firstPauseMs * 3 ** tried * (1 + Math.random() / 4))
      if (tried === retries || !mayRetry() || pauseMs > msLeft()) throw error
      await wait(pauseMs, undefined, { signal })
    }
  }
}
