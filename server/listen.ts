import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { refuseBroken } from './bare-answer'
import { publicError, Refusal } from './errors'
import { commonHeaders, isSecure } from './headers'
import type { Lifecycle } from './lifecycle'
import { longestTarget } from './paths'
import type { StaticSite } from './static'
import { answerStatic } from './static-answer'
import { refuseTunnel } from './tunnel'
import { countUnderWay } from './under-way'

type ServerDeps = {
  app: Hono
  site: StaticSite
  lifecycle: Lifecycle
  trustProxy: number
  /** Milliseconds that differ from the defaults. */
  limits?: Partial<typeof defaultLimits>
}

// node:http takes the first four at creation only. `idle` must outlast the wait for one answer of Emilia, `linger` is what
// a refused CONNECT gets to read its answer.
const defaultLimits = {
  headers: 10_000,
  request: 30_000,
  check: 1_000,
  keepAlive: 65_000,
  idle: 120_000,
  linger: 2_000,
}

/** The node:http server: files straight from memory, everything else through Hono. Not listening yet. */
export function createHttpServer({ app, site, lifecycle, trustProxy, limits = {} }: ServerDeps): Server {
  const limit = { ...defaultLimits, ...limits }
  const viaHono = getRequestListener(app.fetch, { errorHandler: refuseUnreadable })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (lifecycle.isClosing) response.shouldKeepAlive = false
    // HTTP/1.0 has no Host, and some balancers ask for /healthz in it.
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
    const isAnswered = answerFromMemory(request, response, site, trustProxy)
    // A file that the system has taken whole is no longer under way, and that is nearly every one.
    if (!isAnswered || response.writableLength > 0) countUnderWay(lifecycle, request, response)
    if (!isAnswered) void viaHono(request, response)
  }
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
  server.on('clientError', refuseBroken)
  // Whatever else a client expects, it gets the answer of its request.
  server.on('checkExpectation', answer)
  server.on('connect', (_request, socket) => refuseTunnel(socket, limit.linger))
  return server
}

/** The same answer as `app` gives, at half the work: as cheap as bare node:http. False leaves the request to the app. */
function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  site: StaticSite,
  trustProxy: number,
): boolean {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || !headers.host || headers.host.startsWith('www.')) return false
  const query = url.indexOf('?')
  const file = site.files.get(query < 0 ? url : url.slice(0, query))
  if (!file || url.length > longestTarget) return false
  const answer = answerStatic(file, {
    method,
    secure: isSecure(
      (request.socket as TLSSocket).encrypted === true,
      headers['x-forwarded-proto']?.toString(),
      trustProxy,
    ),
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
    ifRange: headers['if-range']?.toString(),
    range: headers.range,
  })
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body ?? undefined)
  return true
}

/** Requests that do not even make a URL: no Host or a forged one, a backslash in the path. */
function refuseUnreadable(): Response {
  const refusal = new Refusal(400, 'bad_address', 'Diese Adresse ist ungültig.')
  return Response.json(publicError(refusal), {
    status: 400,
    headers: { ...commonHeaders, 'Cache-Control': 'no-store' },
  })
}
