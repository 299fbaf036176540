import { APIError } from 'openai'
import { describeError, type LogFields } from '../../log'

// What does not pass by itself: a key, an account or a model is wrong.
const lastingStatus = [401, 402, 403, 404]
const noCredit = /^(?:insufficient_(?:quota|credits)|billing_\w+)$/

type Details = {
  status?: number | undefined
  /** The system's code (`ECONNREFUSED`) or the provider's (`model_not_found`). */
  code?: string | undefined
  /** The parameter that the provider names. */
  param?: string | undefined
  retryAfterSeconds?: number
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

  /** Whether another try may help: on what the openai library itself would retry. */
  get isPassing(): boolean {
    const { status = 0 } = this.details
    if (this.isLasting) return false
    return this.kind === 'connection' || [408, 409, 429].includes(status) || status >= 500
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

/** What any error of a call means; one without a response is one of the connection. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError) return new ProviderError('unreadable')
  if (!(error instanceof APIError))
    return new ProviderError('connection', { code: causeCode(error) })
  const { headers, param } = error
  // OpenRouter and llama.cpp put the status into the code of an error within a stream.
  const code: unknown = error.code
  const status = error.status ?? (typeof code === 'number' ? code : undefined)
  if (status === undefined)
    return new ProviderError('connection', { code: nameIn(code) ?? causeCode(error) })
  // It may hold a date, which gives NaN: then the usual pause follows.
  const retryAfterSeconds = Number(headers?.get('retry-after')) || 0
  return new ProviderError('status', {
    status,
    code: nameIn(code),
    param: nameIn(param),
    retryAfterSeconds,
  })
}

/** Only what looks like a name: a provider's words may hold part of the key. */
function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z_.[\]\d]{1,40}$/i.test(value) ? value : undefined
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
