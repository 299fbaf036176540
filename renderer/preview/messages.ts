import type { z } from 'zod'
import type { Edit } from '../../components/shapes'

/** What the preview's server and its pages in the browser say to each other. */

/** A file of content/ was saved. */
export type ContentSaved = { file: string }
export const CONTENT_SAVED = '4xdu:content-saved'

/** Where the preview tells of the page at `?path=`: what is wrong with it, as `Checked`, and what it looks like, as `Drawn`. */
export const STATE_PATH = '/_vorschau'
export const DRAWN_PATH = '/_vorschau/seite'
/** The picture that shared links show, of the words and the face in the query. */
export const SOCIAL_PATH = '/_vorschau/bild'
export const CATALOGUE_PATH = '/_bausteine'
export const CHAT_PATH = '/api/chat'

/** Where editors write in the browser: the page on one side, its text on the other. */
export const WORKPLACE_PATH = '/_werkstatt'
/** The workplace with the page of an address in it, and what was just done. */
export function workplaceOf(path: string, said = ''): string {
  return `${WORKPLACE_PATH}?${new URLSearchParams({ seite: path, ...(said && { gesagt: said }) })}`
}

/** One thing that is wrong. */
export type Finding = {
  file: string
  line: number
  column: number
  sentence: string
  isHint: boolean
  fix?: readonly Edit[]
}
/** The one line that an editor reads everywhere: `content/x.mdx:14:1  Satz`. */
export function lineOf({ file, line, column, sentence }: Finding): string {
  return `${file}:${line}:${column}  ${sentence}`
}

/** What is wrong in a file, and after that in others. */
export type Findings = { file: string; found: Finding[] }
/** A page painted from memory; without `html` something keeps it from being shown, or there is none. */
export type Drawn = Findings & { html?: string }
/** What the whole check says; `shared` is the page in a search result and as a picture, as HTML. */
export type Checked = Findings & { shared: string }
/** `1 Fehler, 2 Hinweise, 3 in anderen Dateien` */
export function summaryOf({ file, found }: Findings): string {
  const here = found.filter(finding => finding.file === file)
  const others = found.length - here.length
  const hints = here.filter(({ isHint }) => isHint).length
  const elsewhere = others > 0 ? `, ${others} in anderen Dateien` : ''
  return `${here.length - hints} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}${elsewhere}`
}
/** `conflict` is what somebody else has written to the file meanwhile. */
export type Saved = { conflict?: string }

/** From the workplace to the page beside it: what it shows, or the line that the cursor is on, with its words. */
export type ToFrame = { html: string } | Place
/** From the page to the workplace: where somebody clicked, or which page has come. */
export type FromFrame = Place | { path: string }
type Place = { line: number; words: string }

/** What the editor offers while somebody writes. */
export type Known = {
  pages: { file: string; url: string }[]
  /** Pages and their headings, with what is read there. */
  places: { label: string; detail: string }[]
  /** What forms are made from: the schemas of the .yaml files, and that of a page's head. */
  schemas: Readonly<Record<string, JsonSchema>>
  head: JsonSchema
  /** Addresses of pictures and films. */
  media: string[]
}
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a tool of the workplace has done, or would do when asked again (`isAsked`); `open` is a page to look at. */
export type Told = { said: string; isAsked?: boolean; open?: string }
