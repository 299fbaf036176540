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
  return ({ req }, next) => {
    const origin = req.header('origin')
    const isOwn =
      origin !== undefined &&
      (origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === req.header('host')))
    const site = req.header('sec-fetch-site') ?? 'none'
    const isSameSite = site === 'same-origin' || (site === 'none' && origin === undefined)
    if (isOwn || isSameSite || req.method === 'GET' || req.method === 'HEAD') return next()
    const message = 'Diese Anfrage kam nicht von unserer Website und wurde nicht angenommen.'
    throw new Refusal(403, 'foreign_origin', message)
  }
}

/** CORS for pages on another origin (a CDN): only `SITE_URL` may read the answers. */
export const allowSite = (siteUrl: string): MiddlewareHandler =>
  cors({
    origin: siteUrl,
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  })
