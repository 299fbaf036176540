import { type SiteFacts, siteFacts } from './data/site-facts'

/** What every page needs besides its own file, for the preview; a build reads it once (+onBeforePrerenderStart.ts). */
export function data(): SiteFacts {
  return siteFacts()
}
