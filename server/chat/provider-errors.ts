import { setTimeout as wait } from 'node:timers/promises'
import type { LogFields } from '../log'

/** Why the provider gave no answer; `left`: the visitor went away. Never holds its words: those of a 401 hold part of the key. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly kind: 'status' | 'connection' | 'unreadable' | 'deadline' | 'left',
    readonly details: { status?: number; code?: string | undefined; retryAfterSeconds?: number } = {},
  ) {
    super(`The provider gave no answer: ${kind}`)
  }

  /** Whether another try may help: on what the openai library itself would retry. */
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

/** Ends after `ms` or when the visitor leaves, even if the work ignores its signal. @throws ProviderError */
export async function withDeadline<T>(
  ms: number,
  visitor: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new ProviderError('deadline')), ms)
  const leave = () => controller.abort(new ProviderError('left'))
  visitor.addEventListener('abort', leave)
  const end = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (visitor.aborted) leave()
  try {
    return await Promise.race([work(signal), end])
  } finally {
    clearTimeout(timer)
    visitor.removeEventListener('abort', leave)
  }
}

const retries = 2
const firstPauseMs = 300
const longestPauseMs = 5_000

/**
 * Tries up to three times, unless the provider asks for a long pause.
 * @param mayRetry whether the visitor has seen nothing yet
 */
export async function withRetries<T>(
  signal: AbortSignal,
  mayRetry: () => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ProviderError && error.isPassing) || tried === retries || !mayRetry()) throw error
      const asked = (error.details.retryAfterSeconds ?? 0) * 1000
      if (asked > longestPauseMs) throw error
      await wait(Math.max(asked, firstPauseMs * 3 ** tried * (1 + Math.random() / 4)), undefined, { signal })
    }
  }
}
