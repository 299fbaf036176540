import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { publicError, Refusal } from '../errors'
import { createConnections } from './connections'
import type { RequestCounter } from './count-requests'
import { commonHeaders } from './headers'
import { refuseBroken } from './raw-answer'
import type { Lifecycle } from './shutdown'

type ServerDeps = {
  app: Hono
  lifecycle: Lifecycle
  trustProxy: number
  counter: RequestCounter
  /** Milliseconds that differ from the defaults. */
  limits?: Partial<typeof defaultLimits>
}

// node:http takes the first four at creation only. `idle` must outlast the wait for one answer of Emilia.
const defaultLimits = {
  headers: 10_000,
  request: 30_000,
  check: 1_000,
  keepAlive: 65_000,
  idle: 120_000,
}

/** The node:http server in front of the app. Not listening yet. */
export function createHttpServer({
  app,
  lifecycle,
  trustProxy,
  counter,
  limits = {},
}: ServerDeps): Server {
  const limit = { ...defaultLimits, ...limits }
  const viaHono = getRequestListener(app.fetch, { errorHandler: refuseUnreadable })
  const connections = createConnections()
  const answer = connections.oneAtATime((request, response) => {
    if (lifecycle.isClosing) response.shouldKeepAlive = false
    // HTTP/1.0 has no Host, and some balancers ask for /healthz in it.
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
    // Two Host headers are refused like none: a proxy in front may have used the other one.
    if ((request.headersDistinct.host?.length ?? 0) > 1) request.headers.host = ''
    response.once('close', lifecycle.begin())
    const started = performance.now()
    const target = request.url ?? ''
    response.once('close', () =>
      counter.answered(target, response.statusCode, performance.now() - started),
    )
    void viaHono(request, response)
  })
  const server = createServer(
    {
      headersTimeout: limit.headers,
      requestTimeout: limit.request,
      connectionsCheckingInterval: limit.check,
      keepAliveTimeout: limit.keepAlive,
      // Refused below, with a body.
      requireHostHeader: false,
    },
    answer,
  )
  server.timeout = limit.idle
  if (trustProxy === 0) connections.limit(server)
  server.on('clientError', (error, socket) => {
    const status = refuseBroken(error, socket, connections.isAnswering(socket))
    if (status) counter.answered('', status, 0)
  })
  return server
}

/** Requests that do not even make a URL: no Host or a forged one, a backslash in the path. */
function refuseUnreadable(): Response {
  const refusal = new Refusal(400, 'bad_address', 'Diese Adresse ist ungültig.')
  return Response.json(publicError(refusal), {
    status: 400,
    headers: { ...commonHeaders, 'Cache-Control': 'no-store' },
  })
}
