import type { z } from 'zod'
import type { Edit } from '../data/diagnose'

/** What the preview's server and its pages in the browser say to each other. */

/** A file of content/ was saved. */
export type ContentSaved = { file: string }
export const CONTENT_SAVED = '4xdu:content-saved'

/** Where the preview tells of the page at `?path=`: what is wrong with it, as `FileFindings`, and what it looks like, as `Drawn`. */
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
  /** A rename that can be made in all files: what was called `from` is called `to` now. */
  everywhere?: { from: string; to: string }
  /** A word that no dictionary knows, and the one that may be meant. */
  word?: { word?: string; meant?: string }
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
export type FileFindings = Findings & { shared: string }
/** `1 Fehler, 2 Hinweise`, and what other files have: `; anderswo 9 Hinweise` */
export function summaryOf({ file, found }: Findings): string {
  const [errors, hints] = countsOf(found.filter(finding => finding.file === file))
  const [more, others] = countsOf(found.filter(finding => finding.file !== file))
  const elsewhere = [more.startsWith('0') ? '' : more, others.startsWith('0') ? '' : others]
    .filter(Boolean)
    .join(', ')
  return `${errors}, ${hints}${elsewhere && `; anderswo ${elsewhere}`}`
}
function countsOf(found: readonly Finding[]): [string, string] {
  const hints = found.filter(({ isHint }) => isHint).length
  return [`${found.length - hints} Fehler`, `${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}`]
}
/** A file as it lies on disk; without `text` there is none. */
export type Opened = { text?: string }
/** `conflict` is what somebody else has written to the file meanwhile; `isGone`: it was deleted. */
export type Saved = { conflict?: string; isGone?: boolean }

/** From the workplace to the page beside it: what it shows, or the line that the cursor is on, with its words. */
export type ToFrame = { html: string } | Place
/** From the page to the workplace: where somebody clicked, which page has come, or that Ctrl+S was pressed in it. */
export type FromFrame = Place | { path: string } | { isSave: true }
type Place = { line: number; words: string }

/** What the editor offers while somebody writes. */
export type Known = {
  pages: KnownPage[]
  /** Pages and their headings, with what is read there. */
  places: { label: string; detail: string }[]
  /** Menus that a new page may stand in. */
  menus: { key: string; label: string }[]
  /** What forms are made from: the schemas of the .yaml files, and that of a page's head. */
  schemas: Readonly<Record<string, JsonSchema>>
  head: JsonSchema
  /** Addresses of pictures and films. */
  media: string[]
}
/** A page as its menu names it, in the group of that menu. */
export type KnownPage = { file: string; url: string; label: string; group: string }
export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * What a tool of the workplace has done; with `sure` what it would do, in the `files` that it touches, once a button with these
 * words is pressed. `open` is a page to look at, `reply` what Emilia answers, as HTML.
 */
export type ActionResult = {
  said: string
  files?: string[]
  sure?: string
  open?: string
  reply?: string
}

/** A file of content/ that differs from what was submitted last. */
export type ChangedFile = { file: string; kind: 'neu' | 'geändert' | 'gelöscht' }
/** Where the words stand on their way to visitors. */
export type Standing = {
  /** Empty without git, or where no branch is open. */
  branch: string
  /** Whether it is the one that is published. */
  isMain: boolean
  /** What is not submitted. */
  changed: ChangedFile[]
  /** What was submitted on this branch, newest first. */
  sentences: string[]
  /** Whether the server has all of it. */
  isSent: boolean
  hasRemote: boolean
  /** git does not know who works here. */
  needsAuthor: boolean
  /** Branches that were left before they were published. */
  others: { name: string; sentence: string }[]
}
/** What „Einreichen“ asks for; name and address only where git knows none. */
export type Submission = { sentence: string; name: string; email: string }
/** `link` opens the pull request. */
export type Submitted = { said: string; link?: string }
/** What reads differently in one place, word by word. */
export type Difference = {
  where: string
  parts: { kind: 'same' | 'gone' | 'new'; text: string; space: '' | ' ' }[]
}
/** The last steps that can be taken back, newest first. */
export type PageSteps = { steps: string[] }
/** A line that holds what somebody looks for. */
export type Hit = { file: string; line: number; column: number; text: string }

/** Something to settle before the site goes live; a `promise` may be confirmed. */
export type OpenPoint = Finding & { promise?: string }
export type OpenGroup = { heading: string; points: OpenPoint[] }

/** A place that shows a picture; `alt` is what people hear who do not see it, where something shows it. */
export type PictureUse = { file: string; line: number; column: number; alt?: string }
/** A picture of content/media. */
export type Picture = {
  /** `/team.webp` */
  path: string
  bytes: number
  /** Missing where it cannot be read. */
  size?: { width: number; height: number }
  /** When it was written, so that browsers fetch it anew. */
  changed: number
  uses: PictureUse[]
  /** Editors put it on pages; others belong to the program of the site. */
  isOfPages: boolean
}
