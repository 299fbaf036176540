import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { publicError, Refusal } from '../errors'
import { createAnswering, createConnections } from './connections'
import { commonHeaders, isSecure } from './headers'
import { longestTarget } from './paths'
import { refuseBroken, refuseTunnel } from './raw-answer'
import type { Lifecycle } from './shutdown'
import type { StaticSite } from './static'
import { answerStatic } from './static-answer'

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
  const answering = createAnswering()
  const connections = createConnections()
  const answer = connections.oneAtATime((request, response) => {
    if (lifecycle.isClosing) response.shouldKeepAlive = false
    // HTTP/1.0 has no Host, and some balancers ask for /healthz in it.
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
    // Two Hosts are as good as none: a proxy in front may have gone by the other one.
    if ((request.headersDistinct.host?.length ?? 0) > 1) request.headers.host = ''
    const isAnswered = answerFromMemory(request, response, site, trustProxy)
    // A file that the system has taken whole is no longer under way, and that is nearly every one.
    if (!isAnswered || response.writableLength > 0) {
      response.once('close', lifecycle.begin())
      answering.begin(request, response)
    }
    if (!isAnswered) void viaHono(request, response)
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
  server.on('clientError', (error, socket) => refuseBroken(error, socket, answering.isUnderWay(socket)))
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
