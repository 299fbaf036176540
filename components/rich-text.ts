import { tidy } from './typography'

/** Markdown inside a box, as plain data: contracts make it, `RichText.tsx` shows it, islands could receive it as JSON. */

/** Running text: words, emphasis and links. `mark` is the lime marker, written `*word*` in a heading. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'mark'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

/** What may stand between headings of a box. */
export type Block = { kind: 'p'; content: Inline[] } | { kind: 'ul' | 'ol'; items: Inline[][] }

/** A heading with the address readers can jump to. */
export type Heading = { id: string; content: Inline[] }

/** A call to action: a link that stands alone in its line. */
export type Action = { label: string; href: string }

/** The words of running text without emphasis and links. */
export function plainText(content: readonly Inline[]): string {
  return content.map(part => (typeof part === 'string' ? part : plainText(part.content))).join('')
}

const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  é: 'e',
  è: 'e',
  à: 'a',
  '€': 'euro',
  '%': 'prozent',
}

/** `Was kostet’s?` -> `was-kostets`: the anchor of a heading, stable and readable in an address. */
export function slug(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replace(/[äöüßéèà€%]/g, letter => LETTERS[letter] ?? '')
    .replace(/[’'"„“.,:;!?()]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
