/** What the preview's server and its bar in the browser say to each other. */

/** A file of content/ was saved. `errors` are what keeps it from being shown, as `npm run check` prints them. */
export type ContentSaved = { file: string; url?: string; errors: string[] }
export const CONTENT_SAVED = '4xdu:content-saved'

/** A browser shows a page and hears from now on; what was saved while the page was on its way it has not heard. */
export type PageShown = { path: string; broken: boolean }
export const PAGE_SHOWN = '4xdu:page-shown'

/** What the bar shows of the page at an address. */
export type PreviewState = {
  head?: { title: string; description: string }
  /** The page's address as a search result shows it. */
  address: string
  /** `title` and `description`: fewest and most signs. */
  lengths: Record<'title' | 'description', readonly [number, number]>
  errors: string[]
  hints: string[]
  broken: boolean
}
export const STATE_PATH = '/_vorschau'
export const CATALOGUE_PATH = '/_bausteine'
