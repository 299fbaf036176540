import { buildSettings } from './build-settings'
import { loadData } from './data/site-data'

/** What every page needs besides its own file. A build reads it once (+onBeforePrerenderStart.ts), the preview for each page. */
export type SiteFacts = ReturnType<typeof data>

export function data() {
  return {
    site: loadData('site'),
    prices: loadData('prices'),
    navigation: loadData('navigation'),
    service: buildSettings.service,
  }
}
