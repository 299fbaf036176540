import type { ServiceFacts } from '../../shared/messages'
import type { Scene } from '../../shared/scene/scene'
import type { Wish } from './form-links'
import type { Prices } from './prices'
import type { Site } from './site'

/** What components need to know besides their own words: firm, prices, settings of the build, and one fact of the page. */
export type SiteData = {
  site: Site
  prices: Prices
  /** What visitors play with the assistants. */
  scenes: readonly Scene[]
  /** The site's own address, as in `https://www.example.at`. */
  siteUrl: string
  /** Where the service runs, as in `https://api.example.at`; empty on the same origin. */
  apiOrigin: string
  /** The EmailJS ids by form, when all are set at build time. */
  emailjs: {
    publicKey: string
    serviceId: string
    contactTemplateId: string
    trialTemplateId: string
  } | null
  /** What visitors of the page are after. */
  wish: Wish
  /** Whether facts that nobody has given yet are marked: in the preview only. */
  marksPlaceholders: boolean
  /** The files of films, below /videos: what there is of a film decides how it is shown. */
  videos: readonly string[]
  /** What runs behind the pages, for the privacy page and the assistants' chats. */
  service: ServiceFacts | undefined
}
