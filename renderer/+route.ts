import type { PageContext } from 'vike/types'
import { pageFiles, urlOf } from './content-files'

/** One page for all routes: an address exists when its file does. */
export function route(pageContext: PageContext): { routeParams: Record<string, string> } | false {
  const known = pageFiles().map(urlOf)
  return known.includes(pageContext.urlPathname) ? { routeParams: { url: pageContext.urlPathname } } : false
}
