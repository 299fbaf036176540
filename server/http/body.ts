import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../errors'

// The longest message in the widest characters and the other fields; a thread with Emilia is shorter.
const maxSize = 64 * 1024

/**
 * Reads the whole body before the route runs, at most 64 kB.
 * @throws Refusal 413 with the sentence `tooLarge`, 400
 */
export function receiveBody(tooLarge: string): MiddlewareHandler {
  const onError = (): never => {
    throw new Refusal(413, 'too_large', tooLarge)
  }
  const limited = bodyLimit({ maxSize, onError })
  return async (context, next) => {
    try {
      // Hono keeps what was read for the route.
      await limited(context, async () => void (await context.req.arrayBuffer()))
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      // Nearly always the visitor left in the middle.
      const unfinished = 'Diese Anfrage ist nicht vollständig angekommen.'
      throw new Refusal(400, 'unreadable', unfinished, { cause })
    }
    context.set('isReceived', true)
    return next()
  }
}

/** What still comes of a body that is not read would stand before the next request: its connection ends with the answer. */
export function endUnread(context: Context): void {
  const hasBody = !['GET', 'HEAD'].includes(context.req.method)
  if (hasBody && !context.get('isReceived')) context.header('Connection', 'close')
}
