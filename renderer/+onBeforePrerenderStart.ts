import { data } from './+data'
import { shippedPages, urlOf } from './content-files'

/** What a build prerenders: the address of each page file that is no draft. */
export function onBeforePrerenderStart() {
  const pageContext = { data: data() }
  return shippedPages().map(file => ({ url: urlOf(file), pageContext }))
}
