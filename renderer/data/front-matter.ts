import { z } from 'zod'
import { cure, wordsOnly } from '../../components/facts/kinds'
import { personaNames } from '../../components/facts/personas'
import { industries } from '../../shared/forms'

const address = cure(
  'Schreiben Sie die Adresse der Seite dahinter, zum Beispiel canonical: /trial.',
)
const yesNo = cure('Schreiben Sie true oder false, ohne Anführungszeichen.')
const three = cure('Es sind höchstens drei Fragen.')
const day = cure('Schreiben Sie den Tag der Prüfung als Jahr-Monat-Tag, zum Beispiel 2026-12-01.')

const promises = z.array(wordsOnly).min(1)

/** The head of a page: facts about the page, never text that stands on it. */
export const frontMatter = z.strictObject({
  /** Title in the browser tab and in search results. */
  title: wordsOnly,
  /** The two lines under the title in search results. */
  description: wordsOnly,
  /** The page's own address, e.g. /trial. */
  canonical: z.string(address).min(1, address),
  /** The persona that gives the page and its social image their colour. */
  persona: z.enum(personaNames).optional(),
  /** What is chosen in the form of the trial by who comes there from this page. */
  industry: z.enum(industries).optional(),
  /** Shorter words for the social image than the title. */
  socialTitle: wordsOnly.optional(),
  /** Up to three questions that Emilia offers on this page. */
  questions: z.array(wordsOnly).max(3, three).optional(),
  /** true keeps the page out of search engines and the sitemap. */
  noindex: z.boolean(yesNo).optional(),
  /** true shows the page in the preview and nowhere else. */
  draft: z.boolean(yesNo).optional(),
  /**
   * Promises on the page that the firm has not confirmed yet, by what a wrong one costs: `law` a warning or a fine, `scope`
   * a customer who does not get what he read, `process` a disappointed one. `npm run check -- --golive` lists them so.
   */
  confirm: z
    .strictObject({ law: promises, scope: promises, process: promises })
    .partial()
    .optional(),
  /** The day a lawyer has read a legal page, e.g. 2026-12-01. */
  reviewed: z
    .string(day)
    .regex(/^\d{4}-\d{2}-\d{2}$/, day)
    .optional(),
})

export type FrontMatter = z.infer<typeof frontMatter>

/** A page's title without the name of the firm behind it. */
export function shortTitle({ title }: FrontMatter): string {
  return title.replace(/ \| [^|]+$/, '')
}

/** How long a text may be to show whole in a search result, in characters. */
export const LENGTHS = { title: [30, 60], description: [110, 160] } as const

/** Where the value of a name of the head begins. */
export function headValue(text: string, name: string): number {
  const match = new RegExp(`^${name}:[ \\t]*`, 'm').exec(text)
  return match ? match.index + match[0].length : 0
}
