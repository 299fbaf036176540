import { ANSWER_PATH, shippedPages, urlOf } from './data/content-files'
import { siteFacts } from './data/site-facts'

/** What a build prerenders: the page of each file that is no draft, and the frame for answers to a form post. */
export function onBeforePrerenderStart() {
  // Given here, Vike does not call +data.ts for each page.
  const pageContext = { data: siteFacts() }
  return [...shippedPages().map(urlOf), ANSWER_PATH].map(url => ({ url, pageContext }))
}
