import { existsSync } from 'node:fs'
import type { PageContext } from 'vike/types'
import { fileOf } from './content-files'

/** One page for all routes: an address exists when its file does. */
export function route({
  urlPathname,
}: PageContext): { routeParams: Record<string, string> } | false {
  return existsSync(fileOf(urlPathname)) ? { routeParams: { url: urlPathname } } : false
}
