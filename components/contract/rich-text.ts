/** Markdown inside a box, as plain data: contracts make it, `RichText.tsx` shows it, islands could receive it as JSON. */

/**
 * Running text: words, emphasis and links. `mark` is the lime marker, written `*word*` in a heading; `s` is what is wrong, written
 * `~~word~~`.
 */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 's' | 'mark'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

/** What may stand between headings of a box. */
export type Block = { kind: 'p'; content: Inline[] } | { kind: 'ul' | 'ol'; items: Inline[][] }

/** A heading with the address readers can jump to. */
export type AnchoredHeading = { id: string; content: Inline[] }

/** A call to action: a link that stands alone in its line. */
export type Action = { label: string; href: string }

/** The words of running text without emphasis and links. */
export function inlineText(content: readonly Inline[]): string {
  return content.map(part => (typeof part === 'string' ? part : inlineText(part.content))).join('')
}

/** Blocks as lines of text, the items of a list with a dash before them. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(block =>
    block.kind === 'p'
      ? [inlineText(block.content)]
      : block.items.map(item => `- ${inlineText(item)}`),
  )
}
