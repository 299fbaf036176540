import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PublicError } from '../shared/messages'

/** A refusal the visitor may see: HTTP status, machine-readable code, German sentence. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    { cause, retryAfterSeconds }: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const internal = new Refusal(
  500,
  'internal',
  'Entschuldigung, auf unserer Seite ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
)

/** What clients may know of an error: a Refusal itself, of everything else a 500 without details. */
export const toRefusal = (error: unknown): Refusal => (error instanceof Refusal ? error : internal)

/**
 * The body that clients get with a refusal.
 * @param requestId what an operator finds in the log when a visitor reads it out
 */
export function publicError({ code, message }: Refusal, requestId?: string): PublicError {
  return { error: { code, message: requestId ? `${message} (Nr. ${requestId})` : message } }
}

/** The id of a request to the API; undefined for pages. */
export const requestIdOf = (context: Context): string | undefined => context.get('requestId')

/** Answers with the public form of an error, and with `Retry-After` in whole seconds where it is known. */
export function answerError(error: unknown, context: Context): Response {
  const refusal = toRefusal(error)
  if (refusal.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))))
  context.header('Cache-Control', 'no-store')
  return context.json(publicError(refusal, requestIdOf(context)), refusal.status)
}

/** The service cannot start; `message` is for the operator and says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
