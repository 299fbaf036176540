import { setTimeout as wait } from 'node:timers/promises'
import type { LogFields } from '../log'

type Details = { status?: number; code?: string | undefined; retryAfterSeconds?: number | undefined }

/**
 * Why the provider gave no answer. `status`: it refused; `connection`: not reached or cut off; `unreadable`: it sent
 * something else; `deadline`: too slow; `left`: the visitor went away. Never holds the provider's words: those of a 401 hold
 * part of the key.
 */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly kind: 'status' | 'connection' | 'unreadable' | 'deadline' | 'left',
    readonly details: Details = {},
  ) {
    super(`The provider gave no answer: ${kind}`)
  }

  /** Another try may help: what the openai library itself tries again. */
  get isPassing(): boolean {
    const { status = 0 } = this.details
    return this.kind === 'connection' || [408, 409, 429].includes(status) || status >= 500
  }

  /** What may stand in a log. */
  get fields(): LogFields {
    const { status, code } = this.details
    return { class: `ProviderError:${this.kind}`, ...(status && { status }), ...(code && { code }) }
  }
}

export type Deadline = ReturnType<typeof createDeadline>

/**
 * One deadline around everything a visitor waits for, which also ends when the visitor leaves.
 * @param visitor aborts when the visitor goes away
 */
export function createDeadline(ms: number, visitor: AbortSignal) {
  const controller = new AbortController()
  const { signal } = controller
  const endsAt = performance.now() + ms
  const timer = setTimeout(() => controller.abort(new ProviderError('deadline')), ms)
  const leave = () => controller.abort(new ProviderError('left'))
  if (visitor.aborted) leave()
  visitor.addEventListener('abort', leave)
  return {
    /** Aborts at the end; its reason is a ProviderError `deadline` or `left`. */
    signal,
    /** Waits for the work, but never past the end, whatever the work does. */
    race: <T>(work: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const stop = () => reject(signal.reason)
        if (signal.aborted) stop()
        signal.addEventListener('abort', stop)
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
      }),
    left: () => endsAt - performance.now(),
    /** Call it when nobody waits any more. */
    clear() {
      clearTimeout(timer)
      visitor.removeEventListener('abort', leave)
    },
  }
}

const retries = 2
const firstPauseMs = 300

/**
 * Tries up to three times before the deadline. A pause that the provider asks for and that does not fit into the time left
 * ends the trying.
 * @param mayRetry whether the visitor has seen nothing yet
 */
export async function withRetries<T>(
  deadline: Deadline,
  mayRetry: () => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ProviderError && error.isPassing) || tried === retries || !mayRetry()) throw error
      const asked = (error.details.retryAfterSeconds ?? 0) * 1000
      const pause = Math.max(asked, firstPauseMs * 3 ** tried * (1 + Math.random() / 4))
      if (pause >= deadline.left()) throw error
      await deadline.race(wait(pause))
    }
  }
}
