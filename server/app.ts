import { randomBytes } from 'node:crypto'
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { contextStorage } from 'hono/context-storage'
import { answerError, Refusal, toRefusal } from './errors'
import { endUnread, receiveBody } from './http/body'
import { addHeaders, type BuildHeaders } from './http/headers'
import { allowSite, refuseForeignOrigins } from './http/origin'
import { createPageRoutes, refuseMethod } from './http/pages'
import type { Lifecycle } from './http/server'
import type { StaticSite } from './http/static'
import { createRateLimiter } from './limits'
import { describeError, type Log } from './log'
import { visitorKey, warnOfProxies } from './visitor'

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
  const { log, lifecycle, siteUrl, trustProxy, posts } = deps
  const pageRoutes = createPageRoutes(deps)
  const app = new Hono()

  app.onError((error, context: Context) => {
    if (!(error instanceof Refusal)) log.error('request.failed', describeError(error))
    endUnread(context)
    context.set('refusedFor', toRefusal(error).code)
    const { refuse = answerError } = posts.find(({ path }) => path === context.req.path) ?? {}
    return refuse(error, context)
  })

  app.use(pageRoutes.exact)
  app.use('/api/*', contextStorage(), identify)
  app.use('/api/*', logRequests(log, posts))
  app.use(async (context, next) => {
    await next()
    addHeaders(context, deps.headers.csp, trustProxy)
  })
  app.use('/api/*', warnOfProxies(trustProxy, log))
  if (siteUrl) app.use('/api/*', allowSite(siteUrl))
  app.use('/api/*', refuseForeignOrigins(siteUrl), (_context, next) => {
    if (!lifecycle.isClosing) return next()
    throw new Refusal(503, 'closing', 'Wir sind in wenigen Sekunden wieder für Sie da.', {
      retryAfterSeconds: 5,
    })
  })

  for (const { path, route, admit, tooLarge } of posts) {
    app.post(path, async (context: Context, next) => {
      await admit(visitorKey(context, trustProxy))
      context.set('isAdmitted', true)
      return next()
    })
    app.post(path, receiveBody(tooLarge))
    app.route('/', route)
    app.all(path, context => refuseMethod(context, 'POST'))
  }
  app.route('/', deps.health)
  for (const path of ['/healthz', '/metrics'])
    app.all(path, context => refuseMethod(context, 'GET, HEAD'))
  app.all('/api/*', () => {
    throw new Refusal(404, 'not_found', 'Diese Schnittstelle gibt es nicht.')
  })

  app.all('*', pageRoutes.rest)
  return app
}

/** Gives each request to the API an id, which its answer and its lines in the log carry. Six digits can be told by phone. */
const identify: MiddlewareHandler = (context, next) => {
  context.set('requestId', randomBytes(3).toString('hex'))
  return next()
}

/**
 * Logs a line for each request to an endpoint, without what visitors wrote; `code` is why it was refused. `ms` and `status` of a streamed chat are those
 * of its headers. Of requests that no limit let in ten a minute are logged: a flood must not fill the disk.
 */
function logRequests(log: Log, posts: readonly PostEndpoint[]): MiddlewareHandler {
  const refused = createRateLimiter({ name: 'log', points: 10, seconds: 60 })
  return async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    if (!posts.some(post => post.path === path)) return
    if (!context.get('isAdmitted') && !(await refused.take('')).ok) return
    const ms = Math.round(performance.now() - started)
    const code = context.get('refusedFor')
    log.info('request', { method, route: path, status: context.res.status, code, ms })
  }
}
