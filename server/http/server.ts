import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { closingRefusal, publicError, Refusal } from '../errors'
import { createInFlight } from '../in-flight'
import { networkOf } from '../visitor'
import type { Metrics } from '../watch/metrics'
import { commonHeaders } from './headers'

export type Lifecycle = ReturnType<typeof createLifecycle>

/** Which answers are under way, and whether the service is closing. One per running service. */
export function createLifecycle() {
  const underWay = new Set<Promise<void>>()
  const cuts = new Set<() => void>()
  let isClosing = false
  return {
    get isClosing() {
      return isClosing
    },
    /** Work is under way until the result is called. */
    begin(): () => void {
      let end = () => {}
      const work = new Promise<void>(resolve => {
        end = resolve
      })
      underWay.add(work)
      return () => {
        underWay.delete(work)
        end()
      }
    },
    /** From here on new work is refused. */
    close(): void {
      isClosing = true
    },
    /** Settles as `work` does, or rejects when the time for answers is up. @throws Refusal 503 */
    orCut<T>(work: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const cut = () => reject(closingRefusal())
        cuts.add(cut)
        void work.then(resolve, reject).finally(() => cuts.delete(cut))
      })
    },
    /** The time is up: what is still under way ends with a refusal. */
    cut(): void {
      for (const end of cuts) end()
    },
    /** Resolves when all answers that are under way now are given; what begins meanwhile is not waited for. */
    settled: () => Promise.all(underWay),
  }
}

// node:http takes the first four at creation only. `idle` must outlast the wait for one answer of Emilia.
const usualLimits = {
  headers: 10_000,
  request: 30_000,
  check: 1_000,
  keepAlive: 65_000,
  idle: 120_000,
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
  /** Milliseconds that differ from the usual ones. */
  limits?: Partial<typeof usualLimits>
}

/** The node:http server in front of the app. Not listening yet. What is no HTTP or too slow gets Node's own bare answer. */
export function createHttpServer({
  app,
  lifecycle,
  trustProxy,
  metrics,
  limits,
}: ServerDeps): Server {
  const { headers, request: body, check, keepAlive, idle } = { ...usualLimits, ...limits }
  const viaHono = getRequestListener(app.fetch, { errorHandler: refuseUnreadable })
  const lines = createLines(lifecycle)
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: body,
      connectionsCheckingInterval: check,
      keepAliveTimeout: keepAlive,
      requireHostHeader: false,
    },
    (request, response) => {
      const answered = lines.begin(request.socket)
      if (!answered) return
      if (lifecycle.isClosing) response.shouldKeepAlive = false
      // HTTP/1.0 has no Host, and some balancers ask for /healthz in it.
      if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
      // Two Host headers are refused like none: a proxy in front may have used the other one.
      if ((request.headersDistinct.host?.length ?? 0) > 1) request.headers.host = ''
      const started = performance.now()
      response.once('close', () => {
        answered()
        metrics.answered(request.url ?? '', response.statusCode, performance.now() - started)
      })
      void viaHono(request, response)
    },
  )
  server.timeout = idle
  // Of no use behind a proxy, which opens all of them.
  if (trustProxy === 0) limitConnections(server)
  return server
}

/** Counts the requests under way on each connection: what stood behind one that was cut is never answered. */
function createLines(lifecycle: Lifecycle) {
  const lines = new Map<Socket, { count: number; end: () => void }>()
  function open(socket: Socket) {
    const done = lifecycle.begin()
    const end = () => {
      lines.delete(socket)
      socket.off('close', end)
      done()
    }
    socket.once('close', end)
    const line = { count: 0, end }
    lines.set(socket, line)
    return line
  }
  return {
    /** @returns to be called when the request is answered; undefined where its connection is cut, as it sends too much ahead */
    begin(socket: Socket): (() => void) | undefined {
      if (socket.destroyed) return undefined
      const line = lines.get(socket) ?? open(socket)
      if (line.count >= mostAhead) return void socket.destroy()
      line.count += 1
      return () => {
        line.count -= 1
        if (line.count === 0) line.end()
      }
    },
  }
}

/** Keeps one address from taking all connections. */
function limitConnections(server: Server): void {
  const places = createInFlight(mostOfOne, mostOfAll)
  server.on('connection', (socket: Socket) => {
    const leave = places.enter(networkOf(socket.remoteAddress ?? '') ?? 'unknown')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

/** Requests that do not even make a URL: no Host or a forged one, a backslash in the path. */
function refuseUnreadable(): Response {
  const refusal = new Refusal(400, 'bad_address', 'Diese Adresse ist ungültig.')
  const headers = { ...commonHeaders, 'Cache-Control': 'no-store' }
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
    lifecycle.close()
    await lifecycle.settled()
    server.close()
    // What came in before the port was closed.
    await lifecycle.settled()
    // What is open now carries no request: browsers connect ahead, and Node does not count those as idle.
    server.closeAllConnections()
    await finish()
    return true
  }
  const ending = everything()
  const inTime = await Promise.race([ending, wait(within, false, { ref: false })])
  // The last words of what is cut.
  if (!inTime) lifecycle.cut()
  if (!inTime) await Promise.race([ending, wait(500)])
  server.close()
  server.closeAllConnections()
  return inTime
}
