const noCredit = /^(?:insufficient_(?:quota|credits)|billing_\w+)$/

type Details = {
  status?: number | undefined
  /** The system's code (`ECONNREFUSED`) or the provider's (`model_not_found`). */
  code?: string | undefined
  retryAfterMs?: number
}

/**
 * Why the provider gave no answer; `left`: the visitor went away. It never holds the provider's own words: those of a 401 hold
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

  /**
   * What to expect. `lasting`: only the operator can mend it (a key, an account, a model). `refused`: it may concern this conversation
   * alone. `passing`: another try may help.
   */
  get outlook(): 'lasting' | 'refused' | 'passing' | 'unknown' {
    const { status = 0, code = '' } = this.details
    if ([401, 402, 404].includes(status) || noCredit.test(code)) return 'lasting'
    if ([400, 403, 413, 422].includes(status)) return 'refused'
    const isBroken = this.kind === 'connection' || this.kind === 'unreadable'
    const isBusy = [408, 409, 429].includes(status) || status >= 500
    return isBroken || isBusy ? 'passing' : 'unknown'
  }

  /** The reason in a few words: `401 invalid_api_key`, `ECONNREFUSED`, `deadline`. */
  get reason(): string {
    const { status, code } = this.details
    return [status, code].filter(Boolean).join(' ') || this.kind
  }
}

/** A value if it looks like a name of an error; undefined for sentences, which may hold part of the key. */
export function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z_.\d]{1,40}$/i.test(value) ? value : undefined
}
