import type { Nodes, PhrasingContent } from 'mdast'
import type {} from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { type Inline, inlineText } from '../rich-text'
import type { Reading } from '../shapes'
import { keepTogether, tidy } from '../typography'

/** Running text of a node. In headings `*word*` is the lime marker, elsewhere emphasis. */
export function inline(
  children: readonly PhrasingContent[],
  reading: Reading,
  place: 'heading' | 'text' = 'text',
): Inline[] {
  return children.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [keepTogether(tidy(node.value).replace(/\s+/g, ' '))]
      case 'strong':
        return [{ kind: 'strong', content: inline(node.children, reading, place) }]
      case 'emphasis':
        return [
          {
            kind: place === 'heading' ? 'mark' : 'em',
            content: inline(node.children, reading, place),
          },
        ]
      case 'delete':
        return [{ kind: 's', content: inline(node.children, reading, place) }]
      case 'link':
        return [{ kind: 'link', href: node.url, content: inline(node.children, reading, place) }]
      case 'mdxTextExpression':
        reading.report({ ruleId: 'braces', text: node.value }, node)
        return []
      case 'mdxJsxTextElement':
        reading.report({ ruleId: 'box-place', tag: node.name ?? '' }, node)
        return []
      default:
        reading.report({ ruleId: 'not-inline', found: node.type }, node)
        return []
    }
  })
}

/** The words of a node, for checks and labels. */
export const words = (node: Nodes): string => textOf(node, { includeImageAlt: false })

/** Cuts `**Name:** rest` or `**Titel.** Rest` into its bold start (without the mark at its end, also within quotation marks) and the rest. */
export function boldStart(content: Inline[]): { start: string; rest: Inline[] } | undefined {
  const [first, ...others] = content
  if (first === undefined || typeof first === 'string' || first.kind !== 'strong') return undefined
  const start = inlineText(first.content)
    .trim()
    .replace(/[:.](?=“?$)/, '')
  const rest = others.map((part, index) =>
    index === 0 && typeof part === 'string' ? part.replace(/^[\s:]+/, '') : part,
  )
  return { start, rest: rest.filter(part => part !== '') }
}
