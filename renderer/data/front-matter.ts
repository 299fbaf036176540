import { z } from 'zod'
import { personaNames } from '../../components/personas'
import type { Diagnostic } from '../../components/shapes'
import { cure, plainWords } from './data-schemas'
import { type Report, replace } from './diagnose'
import { readYaml } from './read-yaml'

const text = plainWords('Schreiben Sie einen Text, und setzen Sie Zahlen und Ja/Nein in "gerade Anführungszeichen".')
const address = cure('Schreiben Sie die Adresse der Seite dahinter, zum Beispiel canonical: /trial.')
const yesNo = cure('noindex ist true oder false, ohne Anführungszeichen.')
const picture = cure(
  'Netzwerke zeigen nur Bilder aus content/media, die auf .png oder .jpg enden: socialImage: /mein-bild.png.',
)
const lines = (name: string) => cure(`Unter ${name} steht je Zeile „  - Text“.`)
const three = cure('questions ist eine Liste mit höchstens drei Fragen, je Zeile „  - Frage“.')
const day = cure('Schreiben Sie den Tag der Prüfung als Jahr-Monat-Tag, zum Beispiel 2026-12-01.')

/** The head of a page: facts about the page, never text that stands on it. */
export const frontMatter = z.strictObject({
  /** Title in the browser tab and in search results. */
  title: text,
  /** The two lines under the title in search results. */
  description: text,
  /** The page's own address, e.g. /trial. */
  canonical: z.string(address).min(1, address),
  /** Whose colour the page and its social image carry. */
  persona: z.enum(personaNames).optional(),
  /** Shorter words for the social image than the title. */
  socialTitle: text.optional(),
  /** A picture of content/media instead of the generated social image. */
  socialImage: z
    .string(picture)
    .regex(/^\/(?!\/)(?!media\/)\S+\.(png|jpe?g)$/i, picture)
    .optional(),
  /** Up to three questions that Emilia offers on this page. */
  questions: z.array(text, three).max(3, three).optional(),
  /** true keeps the page out of search engines and the sitemap. */
  noindex: z.boolean(yesNo).optional(),
  /** Promises on the page that the firm has not confirmed yet; `npm run check -- --golive` lists them. */
  confirm: z.array(text, lines('confirm')).optional(),
  /** The day a lawyer has read a legal page, e.g. 2026-12-01. */
  reviewed: z
    .string(day)
    .regex(/^\d{4}-\d{2}-\d{2}$/, day)
    .optional(),
})

export type FrontMatter = z.infer<typeof frontMatter>

/** How long a text may be to show whole in a search result, in characters. */
export const LENGTHS = { title: [30, 60], description: [110, 160] } as const

export type Head = { head?: FrontMatter; found: Diagnostic[] }

/** Reads a page's head, as `cutHead` gives it, and says what is wrong with it. */
export function readFrontMatter(file: string, head: string): Head {
  const { data, found } = readYaml(file, head, frontMatter)
  return { ...(data && { head: data }), found }
}

/** Why a page's text has no head that could be cut off. */
export function missingHead(text: string, report: Report): void {
  const late = /^(?:\s*|```\w*\s+|(?:.*\n){1,6}?)(?=---\n(?:title|description|canonical):)/.exec(text)?.[0] ?? ''
  const isEmpty = /^[\s`\w]*$/.test(late) && !/\w{5}/.test(late)
  if (late) report('head-late', 0, {}, isEmpty ? replace(0, late.length, '') : undefined)
  else if (/^---[ \t]*\n/.test(text)) report('head-open', 0)
  else if (/^----+[ \t]*\n/.test(text)) report('head-dashes', 0, {}, replace(0, text.indexOf('\n'), '---'))
  else report(/^---\w/.test(text) ? 'head-program' : 'head-missing', 0)
}

/** Where the value of a name of the head begins. */
export function headValue(text: string, name: string): number {
  const match = new RegExp(`^${name}:[ \\t]*`, 'm').exec(text)
  return match ? match.index + match[0].length : 0
}
