import { type Context, type ErrorHandler, Hono } from 'hono'
import { answerError, Refusal, toRefusal } from '../errors'
import { limitBody } from '../limit-body'
import { visitorKey } from '../limits'
import { describeError, type Log } from '../log'
import { failurePage, thankYouPage } from './answer-page'
import { type Addresses, writeMessage } from './message'
import type { Outbox } from './outbox'
import { type Post, readPost, recognise, type Templates } from './post'
import type { Quota } from './quota'
import { checkRequest, requestId } from './request'
import { manyFromAll, manyFromYou, pleaseWait, sendFailed, sendFormPath } from './texts'

export type MailRouteDeps = {
  outbox: Outbox
  addresses: Addresses
  quota: Quota
  trustProxy: number
  /** `dist/server/answer.html` */
  answerPage: string
  log: Log
  /** EmailJS template ids that pages may send, beside `contact` and `trial`. */
  templates?: Templates
  /** Called when a request was stored. */
  onStored?: () => void
}

// The longest message in the widest characters, and the other fields.
const largestBody = 64 * 1024

/**
 * `POST /api/v1.0/email/send-form`, as the EmailJS client and a plain form post it. Answers `OK` once the request is safe
 * on disk, or a page to a browser without JavaScript.
 */
export function mailRoute(deps: MailRouteDeps): Hono {
  const { quota, trustProxy, answerPage } = deps
  const route = new Hono()
  route.onError(formRefusal(deps))

  route.post(sendFormPath, limitBody(largestBody, refuseLargeBody), async context => {
    const visitor = visitorKey(context, trustProxy)
    let post: Post | undefined
    try {
      const tried = await quota.try(visitor)
      // Read before refusing: the page that says no must hold what was typed.
      post = recognise(await readPost(context.req.raw), deps.templates)
      if (!tried.ok) throw tooMany(manyFromYou, tried.retryAfterSeconds)
      await accept(deps, post, visitor)
    } catch (error) {
      return refuse(deps, context, error, post)
    }
    context.header('Cache-Control', 'no-store')
    return wantsPage(context) ? context.html(thankYouPage(answerPage, post.form)) : context.text('OK')
  })
  return route
}

/** The `onError` of form posts: JSON to a client, a page to a browser without JavaScript, wherever the post was refused. */
export function formRefusal(deps: Pick<MailRouteDeps, 'log' | 'answerPage'>): ErrorHandler {
  return (error, context) => refuse(deps, context, error, undefined)
}

function refuse(
  { log, answerPage }: Pick<MailRouteDeps, 'log' | 'answerPage'>,
  context: Context,
  error: unknown,
  post: Post | undefined,
): Response {
  const refusal = toRefusal(error)
  if (refusal !== error) log.error('request.failed', describeError(error))
  const plain = answerError(refusal, context)
  if (!wantsPage(context)) return plain
  const page = failurePage(answerPage, refusal, post)
  const kept = [...plain.headers].filter(([name]) => !name.startsWith('content-'))
  return new Response(page, { status: plain.status, headers: [...kept, ['Content-Type', 'text/html; charset=UTF-8']] })
}

async function accept(deps: MailRouteDeps, post: Post, visitor: string): Promise<void> {
  const { outbox, addresses, quota, log } = deps
  const { form, trap } = post
  const request = checkRequest(form, post.values)
  const words = { id: requestId(request), folder: trap ? 'quarantine' : 'new' } as const
  const allowed = await quota.keep(visitor)
  // Perhaps only our answer got lost: who sends again what is safe already must not read that it was not sent.
  if (!allowed.ok && (await outbox.knows(words).catch(() => false))) return
  if (!allowed.ok) throw tooMany(allowed.whose === 'site' ? manyFromAll : manyFromYou, allowed.retryAfterSeconds)
  try {
    const mode = await outbox.store({
      ...words,
      form,
      write: (key, at) => writeMessage({ request, addresses, key, at, trap }),
    })
    log.info('request.received', { form, mode, ...(trap && { class: trap }) })
    // The same words again write nothing: they must not use up what is for all.
    if (mode === 'known') await quota.release(visitor)
    else if (!trap) deps.onStored?.()
  } catch (cause) {
    log.error('request.not-stored', { form, ...describeError(cause) })
    // Whoever tries again because of our disk must not be told that he tries too often.
    await Promise.all([quota.release(visitor), quota.forgive(visitor)])
    throw new Refusal(503, 'not_stored', sendFailed, { cause })
  }
}

function tooMany(why: string, retryAfterSeconds: number): Refusal {
  return new Refusal(429, 'too_many', `${why} ${pleaseWait(retryAfterSeconds)}`, { retryAfterSeconds })
}

function refuseLargeBody(): never {
  throw new Refusal(413, 'too_large', 'Diese Nachricht ist zu lang. Bitte kürzen Sie sie auf 10.000 Zeichen.')
}

/** A browser that posts the form itself says it navigates; an old one only asks for HTML. */
function wantsPage(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode')
  return mode === undefined ? (context.req.header('accept') ?? '').includes('text/html') : mode === 'navigate'
}
