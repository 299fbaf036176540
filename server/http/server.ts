import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { publicError, Refusal } from '../errors'
import { createInFlight } from '../in-flight'
import { networkOf } from '../visitor'
import type { Metrics } from '../watch/metrics'
import { commonHeaders, resourcePolicy } from './headers'

export type Lifecycle = ReturnType<typeof createLifecycle>

/** Which requests are under way, and whether the service is closing. One per running service. */
export function createLifecycle() {
  /** Requests under way by connection: what stood behind one on a connection that was cut is never answered. */
  const underWay = new Map<Socket, number>()
  return {
    /** From then on new work is refused. */
    isClosing: false,
    underWay,
    /** Resolves when all that is under way now is answered; what begins meanwhile is not waited for. */
    async settled(): Promise<void> {
      const busy = [...underWay.keys()]
      while (busy.some(socket => underWay.has(socket))) await wait(10)
    },
  }
}

// node:http takes them at creation only. `timeout`, for a silent connection, must outlast the wait for one answer of Emilia.
const usualLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  timeout: 120_000,
}
/** Open connections of one address and of all: an office with forty people at work needs 240. */
const [mostOfOne, mostOfAll] = [256, 8_192]
/** Requests under way on one connection. Node announces all that came at once, and browsers send none ahead. */
const mostAhead = 10

type ServerDeps = {
  app: Hono
  lifecycle: Lifecycle
  trustProxy: number
  metrics: Pick<Metrics, 'answered'>
  /** Limits that differ from the usual ones. */
  limits?: Partial<typeof usualLimits>
}

/** The node:http server in front of the app. Not listening yet. What is no HTTP or too slow gets Node's own bare answer. */
export function createHttpServer(deps: ServerDeps): Server {
  const { app, lifecycle, trustProxy, metrics } = deps
  const { underWay } = lifecycle
  const { timeout, ...limits } = { ...usualLimits, ...deps.limits }
  const viaHono = getRequestListener(app.fetch, {
    errorHandler: refuseUnreadable,
    // It would cut the connection of a client that still sends half a second after the answer.
    autoCleanupIncoming: false,
  })
  const server = createServer(limits, (request, response) => {
    const { socket } = request
    const ahead = underWay.get(socket) ?? 0
    if (socket.destroyed || ahead >= mostAhead) return void socket.destroy()
    underWay.set(socket, ahead + 1)
    if (lifecycle.isClosing) response.shouldKeepAlive = false
    // HTTP/1.0 has no Host, and some balancers ask for /healthz in it.
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
    // Two Host headers are refused like none: a proxy in front may have used the other one.
    if ((request.headersDistinct.host?.length ?? 0) > 1) request.headers.host = ''
    const started = performance.now()
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1
      if (left > 0) underWay.set(socket, left)
      else underWay.delete(socket)
      metrics.answered(request.url ?? '', response.statusCode, performance.now() - started)
    })
    closeSlowly(request, response)
    void viaHono(request, response)
  })
  server.timeout = timeout
  const slots = createInFlight(mostOfOne, mostOfAll)
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => underWay.delete(socket))
    // A proxy opens all of them.
    if (trustProxy > 0) return
    const leave = slots.enter(networkOf(socket.remoteAddress ?? '') ?? 'unknown')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
  return server
}

/**
 * Closes a connection only after the client has sent all of its request. A client that is refused while it still sends (413) reads
 * the answer afterwards; Node, which has no option for this, would close at once, and the client would see a broken connection
 * instead. So Node's own close waits for the end of the request, and what still comes is read and thrown away; `requestTimeout` ends
 * a request without end. Three tests of tests/server/http/socket.test.ts fail without it, on Node 20, 22 and 24.
 */
function closeSlowly(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  // Prepended, so that it runs before Node's own listener, which calls `destroySoon`.
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    const close = socket.destroySoon.bind(socket)
    socket.destroySoon = () => void request.once('end', close)
    request.removeAllListeners('data').resume()
  })
}

/** Requests that do not even make a URL: no Host or a forged one, a backslash in the path. */
function refuseUnreadable(): Response {
  const refusal = new Refusal(400, 'bad_address', 'Diese Adresse ist ungültig.')
  const headers = { ...commonHeaders, ...resourcePolicy(''), 'Cache-Control': 'no-store' }
  return Response.json(publicError(refusal), { status: 400, headers })
}

type ShutdownDeps = {
  server: Server
  lifecycle: Lifecycle
  /** Closes what else is open: outbox, Redis. */
  finish: () => Promise<void>
  /** Longest wait in milliseconds; then connections are cut. */
  within?: number
}

/**
 * Ends the service without losing a request: new work is refused and /healthz says 503 while the work under way goes on,
 * then the port is closed, then outbox and connections are.
 * @returns whether everything was finished in time
 */
export async function shutDown({ server, lifecycle, finish, within = 10_000 }: ShutdownDeps) {
  const everything = async () => {
    lifecycle.isClosing = true
    await lifecycle.settled()
    server.close()
    // What came in before the port was closed.
    await lifecycle.settled()
    // What is open now carries no request: browsers connect ahead, and Node does not count those as idle.
    server.closeAllConnections()
    await finish()
    return true
  }
  const inTime = await Promise.race([everything(), wait(within, false, { ref: false })])
  if (!inTime) {
    server.close()
    server.closeAllConnections()
  }
  return inTime
}
