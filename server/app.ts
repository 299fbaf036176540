import type { HttpBindings } from '@hono/node-server'
import { type Context, type ErrorHandler, Hono } from 'hono'
import { answerError, Refusal, toRefusal } from './errors'
import { type BuildHeaders, commonHeaders, isSecureRequest, policyFor, strictTransport } from './headers'
import type { Lifecycle } from './lifecycle'
import { limitBody } from './limit-body'
import { describeError, type Log } from './log'
import { sendFormPath } from './mail/texts'
import { allowSite, refuseForeignOrigins } from './origin'
import { refuseMethod, servePages } from './pages'
import { checkTarget } from './paths'
import type { StaticSite } from './static'

export type AppDeps = {
  site: StaticSite
  headers: BuildHeaders
  redirects: ReadonlyMap<string, string>
  siteUrl: string | undefined
  trustProxy: number
  lifecycle: Lifecycle
  log: Log
  /** Sub-apps with their full paths. */
  routes: { health: Hono; chat: Hono; mail: Hono }
  /** Answers a form post that was refused before it reached its route. */
  refuseForm: ErrorHandler
}

// The longest honest body is a long thread with Emilia.
const largestBody = 256 * 1024
const posts = ['/api/chat', sendFormPath]

/** The whole service behind one fetch function, in the order a request passes through it. */
export function createApp(deps: AppDeps): Hono {
  const { log, lifecycle, routes } = deps
  const app = new Hono()

  app.onError((error, context) => {
    if (context.req.path === sendFormPath) return deps.refuseForm(error, context)
    const refusal = toRefusal(error)
    if (refusal.status >= 500 && !(error instanceof Refusal)) log.error('request.failed', describeError(error))
    const isPage = !context.req.path.startsWith('/api/') && context.req.header('accept')?.includes('text/html')
    if (!isPage) return answerError(error, context)
    return context.text(`${refusal.message}\n`, refusal.status)
  })

  app.use(async (context, next) => {
    await next()
    addHeaders(context, deps)
  })
  // What only looks at the way in passes on what comes back: awaiting it would hold another 1 kB for as long as Emilia thinks.
  app.use((context, next) => {
    checkTarget(rawTarget(context))
    return next()
  })

  // Logged without what visitors wrote; pages are not logged at all.
  app.use('/api/*', async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    const route = posts.includes(path) ? path : '/api/*'
    const fields = { method, route, status: context.res.status, ms: Math.round(performance.now() - started) }
    // The visitor's answer goes first.
    setImmediate(() => log.info('request', fields))
  })
  if (deps.siteUrl) app.use('/api/*', allowSite(deps.siteUrl))
  app.use('/api/*', refuseForeignOrigins(deps.siteUrl))
  const limited = limitBody(largestBody, refuseLargeBody)
  app.use('/api/*', (context, next) => {
    if (lifecycle.isClosing)
      throw new Refusal(503, 'closing', 'Wir sind in wenigen Sekunden wieder für Sie da.', { retryAfterSeconds: 5 })
    // Forms have a smaller limit of their own.
    return context.req.path === sendFormPath ? next() : limited(context, next)
  })

  app.route('/', routes.health)
  app.route('/', routes.chat)
  app.route('/', routes.mail)
  for (const path of posts) app.all(path, context => refuseMethod(context, 'POST'))
  app.all('/healthz', context => refuseMethod(context, 'GET, HEAD'))
  app.all('/api/*', () => {
    throw new Refusal(404, 'not_found', 'Diese Schnittstelle gibt es nicht.')
  })

  app.all('*', servePages(deps))
  return app
}

function refuseLargeBody(): never {
  throw new Refusal(413, 'too_large', 'Diese Nachricht ist zu lang.')
}

/** Straight into the answer: `context.header` would make a new one around it each time. */
function addHeaders(context: Context, deps: AppDeps): void {
  const { headers } = context.res
  const type = headers.get('content-type') ?? ''
  const wanted = { ...commonHeaders, 'Content-Security-Policy': policyFor(deps.headers.csp, '*', type) }
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value)
  if (isSecureRequest(context, deps.trustProxy)) headers.set(...strictTransport)
}

/** The address before any URL parser tidied it up; without a socket (tests) what is left of it. */
function rawTarget(context: Context): string {
  const raw = (context.env as Partial<HttpBindings> | undefined)?.incoming?.url
  if (raw?.startsWith('/')) return raw
  const url = new URL(context.req.url)
  return url.pathname + url.search
}
