import { bare } from '../placeholder'
import type { Link } from './types'

/** `mailto:` address of an e-mail, also of a placeholder. */
export function mailHref(email: string): string {
  return `mailto:${bare(email)}`
}

/** `tel:` address of a number as people write it: `+43 316 000000` -> `tel:+43316000000`. */
export function telHref(phone: string): string {
  return `tel:${bare(phone).replace(/[^+\d]/g, '')}`
}

/** The `aria-current` of a link on the page at `path`. After navigations renderer/browser/show-page.ts sets it again. */
export function currentPage(link: Pick<Link, 'path'>, path: string): 'page' | undefined {
  return link.path === path ? 'page' : undefined
}
