import { type Attribute, text } from '../attributes'
import { boldStart } from '../parts/inline'
import type { ItemShape } from '../parts/list'
import { type Inline, inlineText } from '../rich-text'
import { type Attributes, contract, type Sequence } from '../shapes'

/** What the handbook says about the title every exhibit has. */
export const TITLE = 'Die kurze Überschrift des Beispiels'

/** The contract of an exhibit: it has a title, shows something made up, and stands beside text. */
export function exhibit<S extends Sequence, A extends Attributes = Record<never, never>>(written: {
  purpose: string
  avoid?: string
  /** Besides the title. */
  attributes?: A
  content: S
}) {
  const attributes: { title: Attribute<string> } & A = {
    title: text(TITLE),
    ...(written.attributes as A),
  }
  return contract({
    ...written,
    place: 'side',
    reads: 'example',
    language: 'spoken',
    attributes,
  })
}

/** A line of an exhibit: a short bold start and what belongs to it. */
export type Point = { title: string; text: Inline[] }

/** `- **Kurz.** Text`, both present. `read` makes of it what the exhibit shows, or `undefined` when the start does not fit. */
export function point<T>(
  says: string,
  read: (title: string, text: Inline[]) => T | undefined,
): ItemShape<T> {
  return {
    says,
    read(content) {
      const bold = boldStart(content)
      if (!bold?.start || inlineText(bold.rest).trim() === '') return undefined
      return read(bold.start, bold.rest)
    },
  }
}

/** A line whose start may be any short words. */
export function plainPoint(says: string): ItemShape<Point> {
  return point(says, (title, text) => ({ title, text }))
}
