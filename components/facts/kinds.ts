import { z } from 'zod'
import { isPaired } from '../../shared/placeholders'

/** The cure for what a schema refuses, in our own words: where zod's own are not enough. */
export const cure = (sentence: string) => ({ error: sentence })

/** One bracket of a placeholder that is forgotten would go online with the value. */
const pairs = {
  ...cure(
    'Zu jeder eckigen Klammer gehört eine zweite. Löschen Sie beide, sobald die Angabe stimmt.',
  ),
  abort: true,
}
/** A text of words only that must not be empty. */
export const wordsOnly = z.string().trim().min(1)
/** The same, or a [placeholder]. */
export const words = wordsOnly.refine(isPaired, pairs)
const placeholder = '^\\[.+\\]$'
/** A text of the given form, or a [placeholder]. */
export const fact = (shape: string, sentence: string | ((issue: { input?: unknown }) => string)) =>
  z
    .string({ error: sentence })
    .refine(isPaired, pairs)
    .regex(new RegExp(`${placeholder}|${shape}`), { error: sentence, abort: true })

const ROUTE = '/([a-z0-9-]+(/[a-z0-9-]+)*)?'
const routeCure = cure(
  'Schreiben Sie den Pfad einer Seite mit Schrägstrich am Anfang und ohne am Ende, zum Beispiel /trial.',
)
/** The address of a page. */
export const routePath = z.string(routeCure).regex(new RegExp(`^${ROUTE}$`), routeCure)

/** The address of a page, or of a heading on it. */
export const linkPath = z.string(routeCure).regex(new RegExp(`^${ROUTE}(#[a-z0-9-]+)?$`), routeCure)

/** Refuses an entry of a list that says at `key` what one before it says: copied, and not changed. */
export const eachOnce =
  <K extends string>([key, ...others]: readonly [K, ...K[]], sentence: string) =>
  (entries: readonly Record<K, string>[], { addIssue }: z.RefinementCtx) => {
    for (const [at, entry] of entries.entries()) {
      const isSame = (other: Record<K, string>) =>
        [key, ...others].every(one => other[one] === entry[one])
      if (entries.findIndex(isSame) < at)
        addIssue({ code: 'custom', path: [at, key], message: sentence })
    }
  }

/** A fact with its name. */
export const labelled = z.strictObject({ label: words, value: words })
export type LabelledFact = z.infer<typeof labelled>
