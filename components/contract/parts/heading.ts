import type { Heading as HeadingNode } from 'mdast'
import { type AnchoredHeading, inlineText } from '../rich-text'
import type { Reading, Shape } from '../shapes'
import { slug } from '../slug'
import { inline } from './inline'

export function toHeading(node: HeadingNode, reading: Reading): AnchoredHeading {
  const content = inline(node.children, reading, 'heading')
  return { id: slug(inlineText(content)), content }
}

export function heading(level: 1 | 2 | 3): Shape<AnchoredHeading> {
  const says = `eine Überschrift mit ${'#'.repeat(level)}`
  return {
    says,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type === 'heading' && first.depth === level)
        return { value: toHeading(first, reading), rest }
      reading.report({ ruleId: 'expected', expected: says, tag: reading.tag }, first ?? reading.box)
      return { value: { id: '', content: [] }, rest: nodes }
    },
  }
}
