import { Hono } from 'hono'
import { Refusal } from '../errors'
import { limitBody } from '../limit-body'
import { type Counter, visitorKey } from '../limits'
import type { ChatAnswer } from '../messages'
import type { Emilia } from './emilia'
import { ProviderError } from './provider-error'
import { tooMany } from './sentences'
import { readThread } from './thread'

export type ChatDeps = {
  emilia: Emilia
  /** Messages a minute and visitor. */
  perMinute: Counter
  trustProxy: number
}

const largestBody = 64 * 1024

/** `POST /api/chat`. Nothing of a conversation is stored or logged. */
export function chatRoute({ emilia, perMinute, trustProxy }: ChatDeps): Hono {
  return new Hono().post('/api/chat', limitBody(largestBody, refuseLargeBody), async context => {
    context.header('Cache-Control', 'no-store')
    const visitor = visitorKey(context, trustProxy)
    const taken = await perMinute.take(visitor)
    if (!taken.ok) {
      throw new Refusal(429, 'too_many', tooMany, taken)
    }
    const page = pathOf(context.req.header('referer'), context.req.header('host'))
    // Past Hono, which would keep the text until the answer.
    const thread = readThread(await context.req.raw.text())
    try {
      const message = await emilia.answer(thread, { key: visitor, signal: context.req.raw.signal, page })
      return context.json({ message } satisfies ChatAnswer)
    } catch (error) {
      // Nobody is there to read it; the number is the usual one in logs.
      if (error instanceof ProviderError && error.kind === 'left') return new Response(null, { status: 499 })
      throw error
    }
  })
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

function refuseLargeBody(): never {
  throw new Refusal(413, 'too_large', 'Dieses Gespräch ist zu lang. Bitte beginnen Sie ein neues.')
}
