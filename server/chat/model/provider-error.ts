// What does not pass by itself: a key, an account or a model is wrong.
const lastingStatus = [401, 402, 404]
// The host does not take this text, or none: only a look can tell.
const refusingStatus = [400, 403, 413, 422]
const noCredit = /^(?:insufficient_(?:quota|credits)|billing_\w+)$/
const passingStatus = [408, 409, 429]

type Details = {
  status?: number | undefined
  /** The system's code (`ECONNREFUSED`) or the provider's (`model_not_found`). */
  code?: string | undefined
  retryAfterMs?: number
}

/** Why the provider gave no answer; `left`: the visitor went away. Never holds its words: those of a 401 hold part of the key. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly kind: 'status' | 'connection' | 'unreadable' | 'deadline' | 'left',
    readonly details: Details = {},
  ) {
    super(`The provider gave no answer: ${kind}`)
  }

  /** Whether the next question would fail in the same way: what only somebody at the desk can mend. */
  get isLasting(): boolean {
    const { status = 0, code = '' } = this.details
    return lastingStatus.includes(status) || noCredit.test(code)
  }

  /** Whether the host may refuse this conversation alone: what it filters, what is too long for it. */
  get isRefusal(): boolean {
    return refusingStatus.includes(this.details.status ?? 0) && !this.isLasting
  }

  /** Whether another try may help. */
  get isPassing(): boolean {
    const { status = 0 } = this.details
    if (this.isLasting) return false
    const isBroken = this.kind === 'connection' || this.kind === 'unreadable'
    return isBroken || passingStatus.includes(status) || status >= 500
  }

  /** The shortest words for it: `401 invalid_api_key`, `ECONNREFUSED`, `deadline`. */
  get reason(): string {
    const { status, code } = this.details
    return [status, code].filter(Boolean).join(' ') || this.kind
  }
}

/** Only what looks like a name: a provider's words may hold part of the key. */
export function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z_.\d]{1,40}$/i.test(value) ? value : undefined
}
