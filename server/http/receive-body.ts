import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../errors'
import { createInFlight } from '../in-flight'
import { visitorKey } from '../visitor'

// The longest message in the widest characters and the other fields; a thread with Emilia is shorter.
const largestBody = 64 * 1024
const mostOfOne = 32
const mostOfAll = 512

/**
 * Makes the middleware that reads the whole body before a route runs, at most 64 kB. At most 32 of one visitor and 512 of
 * all (32 MB) are read at the same time: a slow sender neither blocks others nor fills the memory.
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
      if (!leave) {
        const busy =
          'Im Moment kommen sehr viele Nachrichten an. Bitte versuchen Sie es gleich noch einmal.'
        throw new Refusal(503, 'busy', busy, { retryAfterSeconds: 5 })
      }
      try {
        // Hono keeps what was read for the route.
        await limited(context, async () => void (await context.req.arrayBuffer()))
      } catch (cause) {
        if (cause instanceof Refusal) throw cause
        // Nearly always the visitor left in the middle.
        throw new Refusal(400, 'unreadable', 'Diese Anfrage ist nicht vollständig angekommen.', {
          cause,
        })
      } finally {
        leave()
      }
      return next()
    }
  }
}
