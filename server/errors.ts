import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PublicError } from './messages'

type RefusalOptions = { retryAfterSeconds?: number; cause?: unknown }

/** A refusal the visitor may see: HTTP status, machine-readable code, German sentence. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, options: RefusalOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

const internal = new Refusal(
  500,
  'internal',
  'Entschuldigung, auf unserer Seite ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
)

/** What clients may know of an error: a Refusal itself, of everything else a 500 without details. */
export function toRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : internal
}

/** The body that clients get with a refusal. */
export function publicError(refusal: Refusal): PublicError {
  return { error: { code: refusal.code, message: refusal.message } }
}

/** Answers with the public form of an error, and with `Retry-After` in whole seconds where it is known. */
export function answerError(error: unknown, context: Context): Response {
  const refusal = toRefusal(error)
  if (refusal.retryAfterSeconds !== undefined) {
    context.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))))
  }
  context.header('Cache-Control', 'no-store')
  return context.json(publicError(refusal), refusal.status)
}

/** The service cannot start; `message` is for the operator and says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
