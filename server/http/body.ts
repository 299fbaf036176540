import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../errors'
import { createInFlight } from '../in-flight'

/** Bodies under way of one visitor and of all, which makes 32 MB: a proxy in front opens connections without limit. */
export const bodiesUnderWay = () => createInFlight(32, 512)

// The longest message in the widest characters and the other fields; a thread with Emilia is shorter.
const maxSize = 64 * 1024
const busy =
  'Im Moment kommen sehr viele Nachrichten an. Bitte versuchen Sie es gleich noch einmal.'

/** Reads the whole body before the route runs, at most 64 kB. */
export function receiveBody(
  underWay: ReturnType<typeof bodiesUnderWay>,
  visitorOf: (context: Context) => string,
  tooLarge: string,
): MiddlewareHandler {
  const onError = (context: Context): never => {
    // The rest of the body is not read: what came after it on this connection would get no answer.
    context.header('Connection', 'close')
    throw new Refusal(413, 'too_large', tooLarge)
  }
  const limited = bodyLimit({ maxSize, onError })
  return async (context, next) => {
    const leave = underWay.enter(visitorOf(context))
    if (!leave) throw new Refusal(503, 'busy', busy, { retryAfterSeconds: 5 })
    try {
      // Hono keeps what was read for the route.
      await limited(context, async () => void (await context.req.arrayBuffer()))
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      // Nearly always the visitor left in the middle.
      const unfinished = 'Diese Anfrage ist nicht vollständig angekommen.'
      throw new Refusal(400, 'unreadable', unfinished, { cause })
    } finally {
      leave()
    }
    return next()
  }
}
