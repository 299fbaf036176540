import type { Edit } from '../../components/shapes'

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
  /** `title` and `description`: lowest and highest number of characters. */
  lengths: Record<'title' | 'description', readonly [number, number]>
  errors: string[]
  hints: string[]
  broken: boolean
}
export const STATE_PATH = '/_vorschau'
export const CATALOGUE_PATH = '/_bausteine'

/** Where editors write in the browser: the page on one side, its text on the other. */
export const WORKPLACE_PATH = '/_werkstatt'
/** The workplace with the page of an address in it, and what was just done. */
export function workplaceOf(path: string, said = ''): string {
  return `${WORKPLACE_PATH}?${new URLSearchParams({ seite: path, ...(said && { gesagt: said }) })}`
}

/** One thing that is wrong, as the workplace shows it. */
export type Finding = {
  file: string
  line: number
  column: number
  sentence: string
  isHint: boolean
  fix?: readonly Edit[]
}

/** A page painted from memory; without `html` something keeps it from being shown. */
export type Drawn = { errors: Finding[]; html?: string }
/** What the whole check says of the file that is open, and of others. */
export type Findings = { here: Finding[]; others: Finding[] }
/** `conflict` is what somebody else has written to the file meanwhile. */
export type Saved = { conflict?: string }

/** From the workplace to the page beside it: what it shows, or the line that the cursor is on, with its words. */
export type ToFrame = { html: string } | Place
/** From the page to the workplace: where somebody clicked, or which page has come. */
export type FromFrame = Place | { path: string }
type Place = { line: number; words: string }

/** What the editor offers while somebody writes. */
export type Known = {
  pages: { file: string; url: string; headings: { text: string; anchor: string }[] }[]
  /** The .yaml files. */
  data: string[]
  /** Addresses of pictures and films. */
  media: string[]
}

/** What a tool of the workplace has done, or would do when asked again (`isAsked`); `open` is a page to look at. */
export type Told = { said: string; isAsked?: boolean; open?: string }
