import { z } from 'zod'

/** `dist/server/redirects.json`: old path -> new path or address. */
export const redirectsSchema = z
  .record(z.string().startsWith('/'), z.string().regex(/^(\/(?!\/)|https:\/\/)/))
  .transform(redirects => new Map(Object.entries(redirects)))

/**
 * The one address of a page that was asked for in another spelling, query kept; undefined when the spelling is right or
 * the page unknown. `/x/`, `//x`, `/x/index.html`, `/x.html`, `/X` -> `/x`; redirects.json; also what is written around an
 * address in a text (`/x.`, `/x)`, `/x%22`), and a query that lost its mark (`/x%3Fa=1`, `/x&a=1` -> `/x?a=1`).
 * @param path encoded, without the query
 * @param query `?a=1` or nothing
 * @param isKnown whether an encoded path has an answer of its own
 * @throws URIError where the path cannot be decoded
 */
export function properAddress(
  path: string,
  query: string,
  redirects: ReadonlyMap<string, string>,
  isKnown: (path: string) => boolean,
): string | undefined {
  const moved = redirects.get(path)
  if (moved) return withQuery(moved, query.slice(1))
  if (isKnown(path)) return undefined
  // An encoded slash is no slash.
  const decoded = decodeURIComponent(path.replace(/%(?=2f)/gi, '%25'))
  const [, written = '', lost = ''] = /^([^?&;#]*)(?:[?&](.*))?/s.exec(decoded) ?? []
  const trimmed = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const bare = `/${trimmed.replace(/\/{2,}/g, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`
  const candidates = [bare, bare.toLowerCase()].map(encodeURI)
  const target = candidates.map(one => redirects.get(one) ?? (isKnown(one) ? one : undefined))
  const [address] = target.filter(one => one !== undefined)
  const queries = [encodeURI(lost), query.slice(1)].filter(one => one !== '')
  return address && withQuery(address, queries.join('&'))
}

function withQuery(target: string, query: string): string {
  if (!query) return target
  const [address = '', fragment] = target.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
