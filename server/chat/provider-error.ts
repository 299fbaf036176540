import { describeError, type LogFields } from '../log'

/**
 * Why the provider gave no answer. `status`: it refused; `connection`: not reached or cut off; `unreadable`: it sent
 * something else; `deadline`: too slow; `left`: the visitor went away. Never holds the provider's words: those of a 401 hold
 * part of the key.
 */
export type FailureKind = 'status' | 'connection' | 'unreadable' | 'deadline' | 'left'

type Details = { status?: number | undefined; code?: string | undefined; retryAfterSeconds?: number | undefined }

export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly kind: FailureKind,
    readonly details: Details = {},
  ) {
    super(`The provider gave no answer: ${kind}`)
  }

  /** Another try may help: what the openai library itself tries again. */
  get isPassing(): boolean {
    const { status = 0 } = this.details
    return this.kind === 'connection' || [408, 409, 429].includes(status) || status >= 500
  }

  /** The provider did no work for this that it could charge. */
  get isFree(): boolean {
    return this.kind === 'status' || this.kind === 'connection'
  }

  /** What may stand in a log. */
  get fields(): LogFields {
    const { status, code } = this.details
    return { class: `ProviderError:${this.kind}`, ...(status && { status }), ...(code && { code }) }
  }
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
export function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
