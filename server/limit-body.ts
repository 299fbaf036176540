import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses bodies of more than `most` bytes. Hono's own limit looks at `raw.body` first, for which the adapter makes a whole
 * web request with a stream around Node's: 12 kB that stay until the answer. A stated length, which all browsers send and
 * node:http holds them to, needs none of it.
 * @param refuse throws
 */
export function limitBody(most: number, refuse: () => never): MiddlewareHandler {
  const counting = bodyLimit({ maxSize: most, onError: refuse })
  return (context, next) => {
    const length = context.req.header('content-length')
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) return counting(context, next)
    return Number(length) <= most ? next() : refuse()
  }
}
