import { shippedPages, urlOf } from './content-files'

/** What a build prerenders: the address of each page file that is no draft. */
export function onBeforePrerenderStart() {
  return shippedPages().map(urlOf)
}
