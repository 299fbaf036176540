import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { Refusal } from '../errors'

/**
 * Lets in posts of this site only, JSON and forms alike. The browser itself tells where a page came from; a client that
 * says nothing (curl, a monitor) carries no visitor's rights and is let in.
 * @param siteUrl the site's origin where pages and API live apart
 * @throws Refusal 403
 */
export function refuseForeignOrigins(siteUrl: string | undefined): MiddlewareHandler {
  return (context, next) => {
    const { method } = context.req
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const isRead = method === 'GET' || method === 'HEAD'
    const isOwn = origin !== undefined && (origin === siteUrl || hostOf(origin) === context.req.header('host'))
    const saysNothing = origin === undefined && site === undefined
    if (isRead || isOwn || saysNothing || site === 'same-origin' || (site === 'none' && origin === undefined))
      return next()
    throw new Refusal(403, 'foreign_origin', 'Diese Anfrage kam nicht von unserer Website und wurde nicht angenommen.')
  }
}

/** Answers for pages that live elsewhere (a CDN): `SITE_URL` and nobody else may read. */
export function allowSite(siteUrl: string): MiddlewareHandler {
  const middleware = cors({
    origin: siteUrl,
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  })
  const { host } = new URL(siteUrl)
  return (context, next) => {
    // Requests from the site's own address, and those without an origin, need no permission.
    const asksNone = context.req.header('host') === host || context.req.header('origin') === undefined
    return asksNone ? next() : middleware(context, next)
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
