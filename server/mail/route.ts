import { type Context, type ErrorHandler, Hono } from 'hono'
import { answerError, Refusal, requestIdOf, toRefusal } from '../errors'
import { describeError, type Log } from '../log'
import { visitorKey } from '../visitor'
import type { Metrics } from '../watch/metrics'
import { failurePage, sendFailed, thankYouPage } from './answer-page'
import { sendFormPath } from './fields'
import type { Outbox } from './outbox'
import { type Post, readPost, recognise, type Templates } from './post'
import type { Quota } from './quota'
import { checkRequest, requestId } from './request'

export type MailRouteDeps = {
  outbox: Outbox
  quota: Quota
  trustProxy: number
  /** `dist/server/answer.html` */
  answerPage: string
  /** The address of the home page. */
  home: string
  metrics: Metrics
  log: Log
  /** EmailJS template ids that pages may send, beside `contact` and `trial`. */
  templates: Templates
  /** Called when a request was stored. */
  onStored: () => void
}

/**
 * `POST /api/v1.0/email/send-form`, as the EmailJS client and a plain form post it. Answers `OK` once the request is safe
 * on disk, or a page to a browser without JavaScript.
 */
export function formEndpoint(deps: MailRouteDeps) {
  const { quota, trustProxy, answerPage, home } = deps
  const route = new Hono().post(sendFormPath, async context => {
    const body = await context.req.arrayBuffer()
    const post = recognise(
      await readPost(body, context.req.header('content-type') ?? ''),
      deps.templates,
    )
    await accept(deps, post, visitorKey(context, trustProxy))
    context.header('Cache-Control', 'no-store')
    return wantsPage(context)
      ? context.html(thankYouPage(answerPage, post.form, home))
      : context.text('OK')
  })
  /** JSON to a client, a page to a browser without JavaScript. */
  const refuse: ErrorHandler = (error, context) => {
    const plain = answerError(error, context)
    if (!wantsPage(context)) return plain
    const kept = [...plain.headers].filter(([name]) => !name.startsWith('content-'))
    const headers = [...kept, ['Content-Type', 'text/html; charset=UTF-8']] as [string, string][]
    return new Response(failurePage(answerPage, toRefusal(error), requestIdOf(context)), {
      status: plain.status,
      headers,
    })
  }
  return {
    path: sendFormPath,
    route,
    async admit(visitor: string): Promise<void> {
      const taken = await quota.try(visitor)
      if (!taken.ok) throw tooMany(taken.retryAfterSeconds)
    },
    tooLarge: 'Diese Nachricht ist zu lang. Bitte kürzen Sie sie auf 10.000 Zeichen.',
    refuse,
  }
}

async function accept(deps: MailRouteDeps, post: Post, visitor: string): Promise<void> {
  const { outbox, quota, metrics, log } = deps
  const { form, suspicion } = post
  const request = checkRequest(form, post.values)
  const id = requestId(request)
  const allowed = await quota.keep(visitor)
  if (!allowed.ok) {
    // Perhaps only our answer was lost: a request that is stored already must not be refused.
    if (await outbox.knows(id).catch(() => false)) return
    throw tooMany(allowed.retryAfterSeconds)
  }
  try {
    const { inDigest } = allowed
    const mode = await outbox.store({ id, request, suspicion, inDigest })
    log.info('request.received', { form, mode, ...(suspicion && { class: suspicion }) })
    // The same words again write nothing: they must not count against the limits.
    if (mode === 'known') return await allowed.release()
    metrics.requestsReceived.inc({ form })
    deps.onStored()
  } catch (cause) {
    log.error('request.not-stored', { form, ...describeError(cause) })
    await allowed.release()
    throw new Refusal(503, 'not_stored', sendFailed, { cause })
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  const time = waitingTime(Math.ceil(retryAfterSeconds / 60))
  const message = `Im Moment erreichen uns sehr viele Anfragen. Bitte warten Sie ${time}.`
  return new Refusal(429, 'too_many', message, { retryAfterSeconds })
}

function waitingTime(minutes: number): string {
  if (minutes <= 1) return 'eine Minute'
  return minutes < 60 ? `${minutes} Minuten` : 'eine Stunde'
}

/** A browser that posts the form itself says it navigates; an old one only asks for HTML. */
function wantsPage(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode')
  return mode === undefined
    ? (context.req.header('accept') ?? '').includes('text/html')
    : mode === 'navigate'
}
