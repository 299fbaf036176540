import { z } from 'zod'

/** `dist/server/redirects.json`: old path -> new path or address. */
export const redirectsSchema = z
  .record(z.string().startsWith('/'), z.string().regex(/^(\/(?!\/)|https:\/\/)/))
  .transform(redirects => new Map(Object.entries(redirects)))

/**
 * The one address of a page that was asked for in another spelling, query kept; undefined when the spelling is right or
 * the page unknown. `/x/`, `/x/index.html`, `/x.html`, `/X` -> `/x`; redirects.json.
 * @param path encoded, without the query
 * @param isKnown whether an encoded path has an answer of its own
 * @throws URIError where the path cannot be decoded
 */
export function properAddress(
  path: string,
  query: string,
  redirects: ReadonlyMap<string, string>,
  isKnown: (path: string) => boolean,
): string | undefined {
  const stem = encodeURI(decodeURI(path)).replace(/(\/index)?\.html$/, '')
  const bare = stem.replace(/\/+$/, '') || '/'
  const small = encodeURI(decodeURI(bare).toLowerCase())
  const moved = redirects.get(bare) ?? redirects.get(path) ?? redirects.get(small)
  const target = moved ?? [bare, small].find(isKnown) ?? path
  return target === path ? undefined : withQuery(target, query)
}

function withQuery(target: string, query: string): string {
  if (!query) return target
  const [address = '', fragment] = target.split('#')
  const joined = address + (address.includes('?') ? `&${query.slice(1)}` : query)
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
