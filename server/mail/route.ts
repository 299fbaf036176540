import { type Context, type ErrorHandler, Hono } from 'hono'
import { html } from 'hono/html'
import { SEND_ERROR, SEND_FORM_PATH, THANKS } from '../../shared/forms'
import type { Config } from '../config'
import { answerError, Refusal, requestIdOf, toRefusal } from '../errors'
import { createRateLimiter, type SharedCounter } from '../limits'
import { describeError, type Log } from '../log'
import { visitorKey } from '../visitor'
import type { Metrics } from '../watch/metrics'
import { type FormRequest, readForm } from './form'
import type { Store } from './store'

export type FormsDeps = {
  config: Config
  store: Store
  /** Requests of one visitor that are kept. */
  perVisitorHour?: number
  redis?: SharedCounter | undefined
  /** `dist/server/answer.html` */
  answerPage: string
  metrics: Metrics
  log: Log
  /** Called when a new request was stored. */
  onStored: () => void
}

/**
 * `POST /api/v1.0/email/send-form`, as the EmailJS client and a plain form post it. Answers `OK` once the request is safe
 * on disk, or a page to a browser without JavaScript.
 */
export function formEndpoint(deps: FormsDeps) {
  const { config, perVisitorHour = 50, redis, answerPage } = deps
  const { FORMS_PER_MINUTE, TRUST_PROXY, SITE_URL = '' } = config
  const tries = createRateLimiter({ name: 'forms', points: FORMS_PER_MINUTE, seconds: 60, redis })
  const points = Math.max(FORMS_PER_MINUTE, perVisitorHour)
  const kept = createRateLimiter({ name: 'forms-visitor', points, seconds: 3_600, redis })

  const route = new Hono().post(SEND_FORM_PATH, async context => {
    const body = await context.req.arrayBuffer()
    const type = context.req.header('content-type') ?? ''
    const request = await readForm(body, type)
    const visitor = visitorKey(context, TRUST_PROXY)
    const taken = await kept.take(visitor)
    if (!taken.ok) throw tooMany(taken.retryAfterSeconds)
    let isNew = false
    try {
      isNew = await keep(deps, request)
    } finally {
      if (!isNew) await kept.giveBack(visitor)
    }
    context.header('Cache-Control', 'no-store')
    if (!wantsPage(context)) return context.text('OK')
    // Another address than this server's where the pages are on a CDN.
    const lines = html`<h1>Vielen Dank</h1>
<p role="status">${THANKS[request.form]}</p>
<p><a class="button" href="${SITE_URL}/">Zur Startseite</a></p>`
    return context.html(page(answerPage, 'Vielen Dank', lines))
  })

  /** JSON to a client, a page to a browser without JavaScript: it keeps what was typed in the form of the page before. */
  const refuse: ErrorHandler = (error, context) => {
    const plain = answerError(error, context)
    if (!wantsPage(context)) return plain
    const { message, status } = toRefusal(error)
    const id = requestIdOf(context)
    const lines = html`<h1>Noch nicht gesendet</h1>
<p role="alert">${SEND_ERROR}${message === SEND_ERROR ? '' : html`<br>${message}`}${id && ` (Nr. ${id})`}</p>
<p>Ihre Angaben stehen noch im Formular: Gehen Sie in Ihrem Browser eine Seite zurück und senden Sie es noch einmal.</p>`
    return context.html(page(answerPage, 'Nicht gesendet', lines), status)
  }

  return {
    path: SEND_FORM_PATH,
    route,
    async admit(visitor: string): Promise<void> {
      const taken = await tries.take(visitor)
      if (!taken.ok) throw tooMany(taken.retryAfterSeconds)
    },
    tooLarge: 'Diese Nachricht ist zu lang. Bitte kürzen Sie sie auf 10.000 Zeichen.',
    refuse,
  }
}

/**
 * @returns whether it is a new one: perhaps only the answer to an earlier post was lost
 * @throws Refusal 503 where the disk does not take it
 */
async function keep(
  { store, metrics, log, onStored }: FormsDeps,
  request: FormRequest,
): Promise<boolean> {
  const { form, suspicion } = request
  try {
    const id = await store.add(request)
    if (!id) return false
    log.info('request.received', { form, id, class: suspicion })
    metrics.requestsReceived.inc({ form })
    onStored()
    return true
  } catch (cause) {
    log.error('request.not-stored', { form, ...describeError(cause) })
    throw new Refusal(503, 'not_stored', SEND_ERROR, { cause })
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const many = minutes < 60 ? `${minutes} Minuten` : 'eine Stunde'
  const message = `Im Moment erreichen uns sehr viele Anfragen. Bitte warten Sie ${minutes <= 1 ? 'eine Minute' : many}.`
  return new Refusal(429, 'too_many', message, { retryAfterSeconds })
}

/** A browser that posts the form itself says it navigates; an old one only asks for HTML. */
function wantsPage({ req }: Context): boolean {
  const mode = req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (req.header('accept') ?? '').includes('text/html')
}

/** The site's own page with the answer in it. */
function page(template: string, title: string, answer: ReturnType<typeof html>): string {
  const body = `<section class="band"><div class="container"><div class="prose">${answer}</div></div></section>`
  return template.replaceAll('%title%', () => title).replace('%answer%', () => body)
}
