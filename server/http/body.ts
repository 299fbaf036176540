import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../errors'
import { createInFlight } from '../in-flight'
import { visitorKey } from '../visitor'

// The longest message in the widest characters and the other fields; a thread with Emilia is shorter.
const largestBody = 64 * 1024
/** Bodies under way of one visitor and of all, which makes 32 MB: a proxy in front opens connections without limit. */
const [mostOfOne, mostOfAll] = [32, 512]

/**
 * Makes the middleware that reads the whole body before a route runs, at most 64 kB.
 * @returns for one route, with its words for a body that is too large
 */
export function createBodyReceiver(trustProxy: number) {
  const underWay = createInFlight(mostOfOne, mostOfAll)
  return (tooLarge: string): MiddlewareHandler => {
    const limited = bodyLimit({
      maxSize: largestBody,
      onError: context => {
        // The rest of the body is not read: what came after it on this connection would get no answer.
        context.header('Connection', 'close')
        throw new Refusal(413, 'too_large', tooLarge)
      },
    })
    return async (context, next) => {
      const leave = underWay.enter(visitorKey(context, trustProxy))
      const busy =
        'Im Moment kommen sehr viele Nachrichten an. Bitte versuchen Sie es gleich noch einmal.'
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
}
