import { z } from 'zod'

/** `dist/server/redirects.json`: old path -> new path or address. */
export const redirectsSchema = z.record(
  z.string().startsWith('/'),
  z.string().regex(/^(\/(?!\/)|https:\/\/)/),
)

type Rules = {
  redirects: ReadonlyMap<string, string>
  /** Whether an encoded path has an answer of its own. */
  isKnown: (path: string) => boolean
  /** Host of the site's own address: visitors of `www.` in front of it are sent there, and nobody anywhere else. */
  siteHost: string | undefined
}

/**
 * The one address of a page that was asked for in another spelling, query kept; undefined when the spelling is right or
 * the page unknown. `/x/`, `/x/index.html`, `/x.html`, `/X` -> `/x`; redirects.json; `www.host` -> `//host`.
 * @param path encoded, without the query
 * @throws URIError where the path cannot be decoded
 */
export function properAddress(
  host: string,
  path: string,
  query: string,
  rules: Rules,
): string | undefined {
  const bare =
    encodeURI(decodeURI(path))
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  const small = encodeURI(decodeURI(bare).toLowerCase())
  const moved = rules.redirects.get(bare) ?? rules.redirects.get(path) ?? rules.redirects.get(small)
  const known = [bare, small].find(rules.isKnown) ?? path
  const target = moved ?? known
  const isWww = rules.siteHost !== undefined && host.toLowerCase() === `www.${rules.siteHost}`
  if (target === path && !isWww) return undefined
  return `${isWww && target.startsWith('/') ? `//${rules.siteHost}` : ''}${withQuery(target, query)}`
}

function withQuery(target: string, query: string): string {
  if (!query) return target
  const [address = '', fragment] = target.split('#')
  const joined = address + (address.includes('?') ? `&${query.slice(1)}` : query)
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
