import type { Link } from './types'

/** `page` where a link leads to the page it stands on. The browser's entry keeps it true after navigations. */
export function currentPage(link: Pick<Link, 'path'>, path: string): 'page' | undefined {
  return link.path === path ? 'page' : undefined
}
