import { cloneElement, isValidElement, type ReactNode } from 'react'
import type { BoxComponent } from '../../../components/boxes/box-components'

/** The same boxes, each with the line of its tag (`data-line`) on its outermost element. */
export function boxesWithLines(boxes: Record<string, BoxComponent>): Record<string, BoxComponent> {
  return Object.fromEntries(Object.entries(boxes).map(([tag, Box]) => [tag, withLine(Box)]))
}

function withLine(Box: BoxComponent): BoxComponent {
  return function BoxWithLine({ 'data-line': line, ...props }) {
    return marked(<Box {...props} />, line)
  }
}

function marked(node: ReactNode, line: unknown): ReactNode {
  if (!isValidElement<object>(node)) return node
  // Only an element of HTML can carry the attribute: calls the component itself, as React would, and marks what it returns.
  if (typeof node.type === 'function')
    return marked((node.type as (props: object) => ReactNode)(node.props), line)
  return cloneElement(node, { 'data-line': line } as object)
}
