import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { Refusal } from '../errors'

/**
 * Accepts posts from this site only, JSON and forms alike. Browsers send the origin of the page; a client that sends none
 * (curl, a monitor) is not a visitor's browser and is accepted.
 * @param siteUrl the site's origin where pages and API live apart
 * @throws Refusal 403
 */
export function refuseForeignOrigins(siteUrl: string | undefined): MiddlewareHandler {
  return (context, next) => {
    const { method } = context.req
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const isRead = method === 'GET' || method === 'HEAD'
    const isOwn =
      origin !== undefined && (origin === siteUrl || hostOf(origin) === context.req.header('host'))
    const saysNothing = origin === undefined && site === undefined
    if (
      isRead ||
      isOwn ||
      saysNothing ||
      site === 'same-origin' ||
      (site === 'none' && origin === undefined)
    )
      return next()
    throw new Refusal(
      403,
      'foreign_origin',
      'Diese Anfrage kam nicht von unserer Website und wurde nicht angenommen.',
    )
  }
}

/** CORS for pages on another origin (a CDN): only `SITE_URL` may read the answers. */
export function allowSite(siteUrl: string): MiddlewareHandler {
  const middleware = cors({
    origin: siteUrl,
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  })
  const { host } = new URL(siteUrl)
  return (context, next) => {
    // Requests from the site's own address, and those without an origin, need no permission.
    const asksNone =
      context.req.header('host') === host || context.req.header('origin') === undefined
    return asksNone ? next() : middleware(context, next)
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
