import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '../errors'
import { isSecure, strictTransport } from './headers'
import { properAddress } from './redirects'
import type { StaticFile, StaticSite, Variant } from './static'

type PagesDeps = {
  site: StaticSite
  redirects: ReadonlyMap<string, string>
  trustProxy: number
}

/** Answers what is no API: pages and files from memory, 308 for other spellings of them, else the fallback page. */
export function createPageRoutes({ site, redirects, trustProxy }: PagesDeps) {
  const { files, notFound } = site
  const send = (context: Context, file: StaticFile) =>
    answerFile(context, file, isSecure(context, trustProxy) ? strictTransport : {})

  /** The short way for nearly all requests: files by their exact address. */
  const exact: MiddlewareHandler = async (context, next) => {
    // Only tests have no socket; parsing the URL would cost as much as the rest.
    const raw = (context.env as Partial<HttpBindings> | undefined)?.incoming?.url
    const path = raw?.replace(/\?.*/, '') ?? new URL(context.req.url).pathname
    const file = isRead(context) ? files.get(path) : undefined
    return file ? send(context, file) : next()
  }
  const rest = (context: Context): Response => {
    const { pathname, search } = new URL(context.req.url)
    const file = files.get(pathname)
    if (file && !isRead(context)) return refuseMethod(context, 'GET, HEAD')
    try {
      const location =
        isRead(context) && properAddress(pathname, search, redirects, one => files.has(one))
      if (location) {
        const headers = { Location: location, 'Cache-Control': 'public, max-age=3600' }
        return context.body(null, 308, headers)
      }
      if (/%[01][\da-f]|%7f/i.test(pathname)) throw new URIError('control characters')
      return send(context, file ?? notFound)
    } catch {
      // `/%`, `/%00`: no honest browser asks for these.
      return send(context, { ...notFound, status: 400 })
    }
  }
  return { exact, rest }
}

const isRead = ({ req }: Context) => req.method === 'GET' || req.method === 'HEAD'

/** @throws Refusal 405, naming what is allowed */
export function refuseMethod(context: Context, allow: string): never {
  context.header('Allow', allow)
  throw new Refusal(405, 'method_not_allowed', 'Diese Adresse nimmt eine solche Anfrage nicht an.')
}

/** Answers GET and HEAD: 200, 206, 304, 404 (the fallback page) or 416. */
function answerFile({ req }: Context, file: StaticFile, more: Record<string, string>): Response {
  const { body, headers: own } = choose(file, req.header('accept-encoding') ?? '')
  const headers = { ...own, ...more }
  const etag = own.ETag ?? ''
  if (file.status === 200 && matches(req.header('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers })
  const isWhole = file.br || file.gzip || req.method !== 'GET'
  const range = isWhole ? undefined : req.header('range')
  const part = range && (req.header('if-range') ?? etag) === etag ? partOf(body, range) : undefined
  if (part) return answerPart(body, part, headers)
  headers['Content-Length'] = String(body.length)
  return answer(file.status, req.method === 'HEAD' ? null : body, headers)
}

function answerPart(
  body: Buffer,
  [start, end]: [first: number, last: number],
  headers: Record<string, string>,
): Response {
  const isInside = start <= end
  const about = `bytes ${isInside ? `${start}-${end}` : '*'}/${body.length}`
  const bytes = isInside ? body.subarray(start, end + 1) : Buffer.alloc(0)
  return answer(isInside ? 206 : 416, bytes, { ...headers, 'Content-Range': about })
}

/** The body is not copied: a flood of requests for the fallback page costs no memory. */
function answer(status: number, body: Buffer | null, headers: Record<string, string>): Response {
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers })
}

function choose(file: StaticFile, accepted: string): Variant {
  const encoding = (['br', 'gzip'] as const).find(name => file[name] && accepts(accepted, name))
  return (encoding && file[encoding]) ?? file.identity
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some(part => {
    const [name = '', quality = '1'] = part.toLowerCase().split(/;\s*q=/)
    return name.trim() === encoding && Number(quality) > 0
  })
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/** First and last byte of a range; several at once, or none we can read, get the whole file as RFC 9110 allows. */
function partOf(body: Buffer, range: string): [first: number, last: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  const end = body.length - 1
  if (first === '') return last === '' ? undefined : [Math.max(0, body.length - Number(last)), end]
  if (last !== '' && Number(last) < Number(first)) return undefined
  return [Number(first), last === '' ? end : Math.min(Number(last), end)]
}
