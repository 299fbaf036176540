import { shippedPages, urlOf } from './content-files'

/** The addresses that a build prerenders: one for each page file that is no draft. */
export function onBeforePrerenderStart(): string[] {
  return shippedPages().map(urlOf)
}
