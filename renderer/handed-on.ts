import type { WholePage } from './page/page'
import type { SiteFacts } from './site-facts'

/** What tools/build.ts has read and hands to each page that Vike prerenders, so that nothing is read twice. */
export type HandedOn = {
  /** Each page by its address, as the check read it. */
  pages: ReadonlyMap<string, WholePage>
  facts: SiteFacts
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Missing in the preview. */
      handedOn?: HandedOn
    }
  }
}
