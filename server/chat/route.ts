import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { CHAT_PATH, type ChatAnswer } from '../../shared/messages'
import { publicError, Refusal, requestIdOf, toRefusal } from '../errors'
import type { RateLimiter } from '../limits'
import { describeError, type Log } from '../log'
import { visitorKey } from '../visitor'
import type { Emilia } from './emilia'
import type { Scenes } from './scene/scenes'
import { readThread } from './thread'

type Answer = (onText?: (text: string) => void) => Promise<ChatAnswer>

type ChatDeps = {
  emilia: Emilia
  scenes: Scenes
  /** Messages a minute and visitor. */
  perMinute: RateLimiter
  trustProxy: number
  log: Log
}

const tooMany = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.'

/**
 * `POST /api/chat`: JSON, or events (`text`, then `done` or `error`) for clients that accept `text/event-stream`. Nothing of a
 * conversation is stored or logged.
 */
export function chatEndpoint({ emilia, scenes, perMinute, trustProxy, log }: ChatDeps) {
  const route = new Hono().post(CHAT_PATH, async context => {
    context.header('Cache-Control', 'no-store')
    const key = visitorKey(context, trustProxy)
    const page = pathOf(context.req.header('referer'), context.req.header('host'))
    const body = await context.req.json().catch(cause => {
      throw new Refusal(
        400,
        'unreadable',
        'Diese Anfrage ist unlesbar. Bitte laden Sie die Seite neu.',
        { cause },
      )
    })
    const thread = readThread(body)
    const answerInScene = scenes(body)
    const { signal } = context.req.raw
    const answer: Answer = onText =>
      answerInScene
        ? answerInScene(thread, { key, signal })
        : emilia.answer(thread, { key, signal, page }, onText).then(message => ({ message }))
    if (context.req.header('accept')?.includes('text/event-stream'))
      return sendEvents(context, answer, log)
    try {
      return context.json(await answer())
    } catch (error) {
      // The visitor has left; 499 is the usual status for that in logs.
      if (signal.aborted) return new Response(null, { status: 499 })
      throw error
    }
  })
  return {
    path: CHAT_PATH,
    route,
    async admit(visitor: string): Promise<void> {
      const taken = await perMinute.take(visitor)
      if (!taken.ok) throw new Refusal(429, 'too_many', tooMany, taken)
    },
    tooLarge: 'Dieses Gespräch ist zu lang. Bitte beginnen Sie ein neues.',
  }
}

function sendEvents(context: Context, answer: Answer, log: Log): Response {
  const { signal } = context.req.raw
  const response = streamSSE(context, async stream => {
    const send = (event: string, data: object) =>
      stream.writeSSE({ event, data: JSON.stringify(data) })
    try {
      let isBegun = false
      const onText = (text: string) => {
        isBegun = true
        void send('text', { text })
      }
      const whole = await answer(onText)
      if (!isBegun) onText(whole.message.content)
      await send('done', whole)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof Refusal)) log.error('request.failed', describeError(error))
      await send('error', publicError(toRefusal(error), requestIdOf(context)))
    }
  })
  response.headers.set('Cache-Control', 'no-store')
  // nginx would buffer the events.
  response.headers.set('X-Accel-Buffering', 'no')
  return response
}

/**
 * The page the visitor is on, as the browser says. From pages of another origin (API_ORIGIN) the site's referrer policy
 * sends the origin only, which would look like the home page.
 */
function pathOf(referer: string | undefined, host: string | undefined): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return url.host === host ? url.pathname : undefined
}
