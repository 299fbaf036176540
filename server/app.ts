import type { HttpBindings } from '@hono/node-server'
import { type Context, type ErrorHandler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { answerError, Refusal, toRefusal } from './errors'
import { type BuildHeaders, commonHeaders, isSecureRequest, policyFor, strictTransport } from './headers'
import type { Lifecycle } from './lifecycle'
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
  app.use(async (context, next) => {
    checkTarget(rawTarget(context))
    await next()
  })

  // Logged without what visitors wrote; pages are not logged at all.
  app.use('/api/*', async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    const route = posts.includes(path) ? path : '/api/*'
    log.info('request', { method, route, status: context.res.status, ms: Math.round(performance.now() - started) })
  })
  if (deps.siteUrl) app.use('/api/*', allowSite(deps.siteUrl))
  app.use('/api/*', refuseForeignOrigins(deps.siteUrl))
  app.use('/api/*', async (_context, next) => {
    if (lifecycle.isClosing)
      throw new Refusal(503, 'closing', 'Wir sind in wenigen Sekunden wieder für Sie da.', { retryAfterSeconds: 5 })
    await next()
  })
  // Forms have a smaller limit of their own.
  app.use('/api/*', except(sendFormPath, bodyLimit({ maxSize: largestBody, onError: refuseLargeBody })))

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

function addHeaders(context: Context, { headers, trustProxy }: AppDeps): void {
  const type = context.res.headers.get('content-type') ?? ''
  const wanted = { ...commonHeaders, 'Content-Security-Policy': policyFor(headers.csp, '*', type) }
  for (const [name, value] of Object.entries(wanted)) if (!context.res.headers.has(name)) context.header(name, value)
  if (isSecureRequest(context, trustProxy)) context.header(...strictTransport)
}

/** The address before any URL parser tidied it up; without a socket (tests) what is left of it. */
function rawTarget(context: Context): string {
  const url = new URL(context.req.url)
  const raw = (context.env as Partial<HttpBindings> | undefined)?.incoming?.url
  return raw?.startsWith('/') ? raw : url.pathname + url.search
}
