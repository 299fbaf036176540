import { randomBytes } from 'node:crypto'
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { answerError, closingRefusal, Refusal, requestIdOf, toRefusal } from './errors'
import { createBodyReceiver } from './http/body'
import {
  type BuildHeaders,
  commonHeaders,
  isSecure,
  policyFor,
  strictTransport,
} from './http/headers'
import { allowSite, refuseForeignOrigins } from './http/origin'
import { createPageRoutes, refuseMethod } from './http/pages'
import type { Lifecycle } from './http/server'
import type { StaticSite } from './http/static'
import { describeError, type Log } from './log'
import { proxyMistake, visitorKey } from './visitor'

/** What visitors may post to. */
export type PostEndpoint = {
  path: string
  /** Answers a post to `path` after its body has arrived. */
  route: Hono
  /** Counts a post of a visitor before its body is read. @throws Refusal */
  admit: (visitor: string) => Promise<void>
  /** The message for a body that is too large. */
  tooLarge: string
  /** Answers a refusal where it differs from the usual answer. */
  refuse?: ErrorHandler
}

export type AppDeps = {
  site: StaticSite
  headers: BuildHeaders
  redirects: ReadonlyMap<string, string>
  siteUrl: string | undefined
  trustProxy: number
  lifecycle: Lifecycle
  log: Log
  /** Answers /healthz and /metrics. */
  health: Hono
  posts: readonly PostEndpoint[]
}

/** The whole service behind one fetch function, in the order a request passes through it. */
export function createApp(deps: AppDeps): Hono {
  const { log, lifecycle, trustProxy, posts } = deps
  const pages = createPageRoutes(deps)
  const app = new Hono()

  app.onError((error, context) => {
    const { path } = context.req
    const refusal = toRefusal(error)
    if (refusal !== error) log.error('request.failed', describeError(error))
    const own = posts.find(post => post.path === path)?.refuse
    return own ? own(error, context) : answerError(error, context)
  })

  app.use(pages.known)
  app.use('/api/*', identify(log))
  app.use('/api/*', logRequests(log, posts))
  app.use(async (context, next) => {
    await next()
    addHeaders(context, deps)
  })
  app.use('/api/*', warnOfProxies(trustProxy, log))
  if (deps.siteUrl) app.use('/api/*', allowSite(deps.siteUrl))
  app.use('/api/*', refuseForeignOrigins(deps.siteUrl))
  app.use('/api/*', (_context, next) => {
    if (!lifecycle.isClosing) return next()
    throw closingRefusal()
  })

  const receive = createBodyReceiver(trustProxy)
  for (const { path, route, admit, tooLarge } of posts) {
    app.post(path, async (context: Context, next) => {
      await admit(visitorKey(context, trustProxy))
      context.set('isAdmitted', true)
      return next()
    })
    app.post(path, receive(tooLarge))
    app.route('/', route)
    app.all(path, context => refuseMethod(context, 'POST'))
  }
  app.route('/', deps.health)
  for (const path of ['/healthz', '/metrics'])
    app.all(path, context => refuseMethod(context, 'GET, HEAD'))
  app.all('/api/*', () => {
    throw new Refusal(404, 'not_found', 'Diese Schnittstelle gibt es nicht.')
  })

  app.all('*', pages.rest)
  return app
}

/** Gives each request to the API an id, which its answer and its lines in the log carry. Six digits can be told by phone. */
function identify(log: Log): MiddlewareHandler {
  return (context, next) => {
    const id = randomBytes(3).toString('hex')
    context.set('requestId', id)
    return log.inRequest(id, next)
  }
}

/** Of requests that no limit let in, so many are logged in a minute: a flood must not fill the disk. */
const refusalsAMinute = 10

/**
 * Logs a line for each request to an endpoint, without what visitors wrote. `ms` and `status` of a streamed chat are those
 * of its headers.
 */
function logRequests(log: Log, posts: readonly PostEndpoint[]): MiddlewareHandler {
  let minute = 0
  let count = 0
  return async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    if (!posts.some(post => post.path === path)) return
    const ended = performance.now()
    const current = Math.floor(ended / 60_000)
    if (current !== minute) [minute, count] = [current, 0]
    if (!context.get('isAdmitted')) count += 1
    if (!context.get('isAdmitted') && count > refusalsAMinute) return
    const ms = Math.round(ended - started)
    log.info('request', { method, route: path, status: context.res.status, ms })
  }
}

/** Warns once in a run that TRUST_PROXY does not fit the headers of requests. */
function warnOfProxies(trustProxy: number, log: Log): MiddlewareHandler {
  let hasWarned = false
  return (context, next) => {
    const mistake = hasWarned
      ? undefined
      : proxyMistake(context.req.header('x-forwarded-for'), trustProxy)
    if (mistake) log.warn(mistake)
    hasWarned ||= mistake !== undefined
    return next()
  }
}

/** Sets headers on the response itself: `context.header` would make a new response each time. */
function addHeaders(context: Context, { headers, trustProxy }: AppDeps): void {
  const own = context.res.headers
  const id = requestIdOf(context)
  const wanted = {
    ...commonHeaders,
    ...(id && { 'X-Request-Id': id }),
    'Content-Security-Policy': policyFor(headers.csp, '*', own.get('content-type') ?? ''),
    ...(isSecure(context, trustProxy) && strictTransport),
  }
  for (const [name, value] of Object.entries(wanted)) if (!own.has(name)) own.set(name, value)
}
