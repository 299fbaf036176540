import { existsSync } from 'node:fs'
import type { PageContext } from 'vike/types'
import { ANSWER_PATH, fileOf } from './data/content-files'

/** One page for all routes: an address exists when its file does. */
export function route({
  urlPathname,
}: PageContext): { routeParams: Record<string, string> } | false {
  const isThere = urlPathname === ANSWER_PATH || existsSync(fileOf(urlPathname))
  return isThere ? { routeParams: { url: urlPathname } } : false
}
