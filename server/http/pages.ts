import type { Context, Handler } from 'hono'
import { methodRefused } from '../errors'
import { isSecureRequest } from './headers'
import { properAddress } from './redirects'
import type { StaticFile, StaticSite } from './static'
import { answerStatic } from './static-answer'

type PagesDeps = {
  site: StaticSite
  redirects: ReadonlyMap<string, string>
  siteUrl: string | undefined
  trustProxy: number
}

/** Everything that is no API: pages and files, their other spellings as 308, the fallback page for the rest. */
export function createPages({ site, redirects, siteUrl, trustProxy }: PagesDeps) {
  const rules = {
    redirects,
    isKnown: (path: string) => site.files.has(path),
    siteHost: siteUrl && new URL(siteUrl).host,
  }
  const serve: Handler = context => {
    const { method } = context.req
    const { pathname, search } = new URL(context.req.url)
    const file = site.files.get(pathname)
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead && file) return refuseMethod(context, 'GET, HEAD')
    const address = isRead && properAddress(context.req.header('host') ?? '', pathname, search, rules)
    if (address) return context.body(null, 308, { Location: address, 'Cache-Control': 'public, max-age=3600' })
    return fileResponse(context, file ?? site.notFound, trustProxy)
  }
  return {
    serve,
    /** The fallback page with another status than 404. */
    fallback: (context: Context, status: number) => fileResponse(context, { ...site.notFound, status }, trustProxy),
  }
}

/** @throws Refusal 405, naming what is allowed */
export function refuseMethod(context: Context, allow: string): never {
  context.header('Allow', allow)
  throw methodRefused
}

function fileResponse(context: Context, file: StaticFile, trustProxy: number): Response {
  const answer = answerStatic(file, {
    method: context.req.method,
    secure: isSecureRequest(context, trustProxy),
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
    ifRange: context.req.header('if-range'),
    range: context.req.header('range'),
  })
  const headers = new Headers()
  for (let i = 0; i < answer.headers.length; i += 2) headers.set(answer.headers[i] ?? '', answer.headers[i + 1] ?? '')
  // Not copied: a flood of requests for the fallback page costs no memory.
  return new Response(answer.body as Uint8Array<ArrayBuffer> | null, { status: answer.status, headers })
}
