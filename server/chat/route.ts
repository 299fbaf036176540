import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Counter } from '../counter'
import { publicError, Refusal, toRefusal } from '../errors'
import { describeError, type Log } from '../log'
import type { ChatAnswer } from '../messages'
import { visitorKey } from '../visitor'
import type { Emilia } from './emilia'
import { readThread } from './thread'

type Answer = (signal: AbortSignal, onText?: (text: string) => void) => Promise<ChatAnswer['message']>

type ChatDeps = {
  emilia: Emilia
  /** Messages a minute and visitor. */
  perMinute: Counter
  trustProxy: number
  log: Log
}

const tooMany = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.'

/**
 * `POST /api/chat`: JSON, or events (`text`, then `done` or `error`) for clients that accept `text/event-stream`. Nothing of a
 * conversation is stored or logged.
 */
export function chatEndpoint({ emilia, perMinute, trustProxy, log }: ChatDeps) {
  const route = new Hono().post('/api/chat', async context => {
    context.header('Cache-Control', 'no-store')
    const key = visitorKey(context, trustProxy)
    const page = pathOf(context.req.header('referer'), context.req.header('host'))
    const body = await context.req.json().catch(cause => {
      throw new Refusal(400, 'unreadable', 'Diese Anfrage ist unlesbar. Bitte laden Sie die Seite neu.', { cause })
    })
    const thread = readThread(body)
    const answer: Answer = (signal, onText) => emilia.answer(thread, { key, signal, page }, onText)
    if (context.req.header('accept')?.includes('text/event-stream')) return sendEvents(context, answer, log)
    try {
      return context.json({ message: await answer(context.req.raw.signal) } satisfies ChatAnswer)
    } catch (error) {
      // The visitor has left; 499 is the usual status for that in logs.
      if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
      throw error
    }
  })
  return {
    path: '/api/chat',
    route,
    async admit(visitor: string): Promise<void> {
      const taken = await perMinute.take(visitor)
      if (!taken.ok) throw new Refusal(429, 'too_many', tooMany, taken)
    },
    tooLarge: 'Dieses Gespräch ist zu lang. Bitte beginnen Sie ein neues.',
  }
}

function sendEvents(context: Context, answer: Answer, log: Log): Response {
  const leaving = new AbortController()
  const response = streamSSE(context, async stream => {
    stream.onAbort(() => leaving.abort())
    const send = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) })
    try {
      let isBegun = false
      const onText = (text: string) => {
        isBegun = true
        void send('text', { text })
      }
      const message = await answer(leaving.signal, onText)
      if (!isBegun) onText(message.content)
      await send('done', { message } satisfies ChatAnswer)
    } catch (error) {
      if (leaving.signal.aborted) return
      if (!(error instanceof Refusal)) log.error('request.failed', describeError(error))
      await send('error', publicError(toRefusal(error)))
    }
  })
  response.headers.set('Cache-Control', 'no-store')
  // nginx would hold the events back.
  response.headers.set('X-Accel-Buffering', 'no')
  return response
}

/**
 * The page a browser says the visitor is on; our own referrer policy sends it to our own server only. Where the pages lie
 * elsewhere (API_ORIGIN) the policy leaves of every address the origin, which would look like the home page.
 */
function pathOf(referer: string | undefined, host: string | undefined): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return url.host === host ? url.pathname : undefined
}
