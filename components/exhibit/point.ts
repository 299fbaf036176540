import { boldStart } from '../parts/inline'
import type { ItemShape } from '../parts/list'
import { type Inline, plainText } from '../rich-text'

/** A line of an exhibit: a short bold start and what belongs to it. */
export type Point = { title: string; text: Inline[] }

/** `- **Kurz.** Text`, both present. `read` makes of it what the exhibit shows, or `undefined` when the start does not fit. */
export function point<T>(says: string, read: (title: string, text: Inline[]) => T | undefined): ItemShape<T> {
  return {
    says,
    read(content) {
      const bold = boldStart(content)
      if (!bold?.start || plainText(bold.rest).trim() === '') return undefined
      return read(bold.start, bold.rest)
    },
  }
}

/** A line whose start may be any short words. */
export function plainPoint(says: string): ItemShape<Point> {
  return point(says, (title, text) => ({ title, text }))
}

/** What the handbook says about the title every exhibit has. */
export const TITLE = 'Die kurze Überschrift des Beispiels'
