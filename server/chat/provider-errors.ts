import { setTimeout as wait } from 'node:timers/promises'
import type { LogFields } from '../log'

// What does not pass by itself: a key, an account or a model is wrong.
const lastingStatus = [401, 402, 403, 404]
const lastingCodes =
  /^(?:invalid_api_key|account_deactivated|model_not_found|DeploymentNotFound|insufficient_quota|insufficient_credits|billing_\w+|access_terminated|unsupported_country_region_territory)$/

/** Why the provider gave no answer; `left`: the visitor went away. Never holds its words: those of a 401 hold part of the key. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly kind: 'status' | 'connection' | 'unreadable' | 'deadline' | 'left',
    readonly details: {
      status?: number | undefined
      /** The system's code (`ECONNREFUSED`) or the provider's (`model_not_found`). */
      code?: string | undefined
      /** The parameter that the provider names. */
      param?: string | undefined
      retryAfterSeconds?: number
    } = {},
  ) {
    super(`The provider gave no answer: ${kind}`)
  }

  /** Whether another try may help: on what the openai library itself would retry. */
  get isPassing(): boolean {
    const { status = 0 } = this.details
    if (this.isLasting) return false
    return this.kind === 'connection' || [408, 409, 429].includes(status) || status >= 500
  }

  /** Whether the next question would fail in the same way: what only somebody at the desk can mend. */
  get isLasting(): boolean {
    const { status = 0, code = '' } = this.details
    return this.kind === 'status' && (lastingStatus.includes(status) || lastingCodes.test(code))
  }

  /** The shortest words for it: `401`, `ECONNREFUSED`, `deadline`. */
  get reason(): string {
    return String(this.details.status ?? this.details.code ?? this.kind)
  }

  /** What may stand in a log. */
  get fields(): LogFields {
    const { status, code, param } = this.details
    return {
      class: `ProviderError:${this.kind}`,
      ...(status && { status }),
      ...(code && { code }),
      ...(param && { param }),
    }
  }
}

/** The error that an event of a stream, or a body with status 200, tells; undefined where it is none. */
export function errorOfEvent(event: unknown): ProviderError | undefined {
  if (typeof event !== 'object' || event === null || !('error' in event) || !event.error)
    return undefined
  const { code, param } = event.error as { code?: unknown; param?: unknown }
  // OpenRouter and llama.cpp put the status there.
  const status = typeof code === 'number' ? code : undefined
  const details = { status, code: identifier(code), param: identifier(param) }
  const isLasting = new ProviderError('status', details).isLasting
  return new ProviderError(status === undefined && !isLasting ? 'connection' : 'status', details)
}

/** Only what looks like a name: a provider's words may hold part of the key. */
export function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z_.[\]\d]{1,40}$/i.test(value) ? value : undefined
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
  const end = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
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
      if (!(error instanceof ProviderError && error.isPassing) || tried === retries || !mayRetry())
        throw error
      const askedPauseMs = (error.details.retryAfterSeconds ?? 0) * 1000
      if (askedPauseMs > longestPauseMs) throw error
      await wait(
        Math.max(askedPauseMs, firstPauseMs * 3 ** tried * (1 + Math.random() / 4)),
        undefined,
        {
          signal,
        },
      )
    }
  }
}
