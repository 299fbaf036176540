import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Problem } from '../../components/shapes'

/** Text that Markdown reads as something else than its author sees. */
export function blockProblems(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'paragraph' || !node.position) return undefined
    const { start, end } = node.position
    const own = lines.slice(start.line - 1, end.line)
    if (own.filter(line => /^\s*\|.*\|/.test(line)).length > 1) {
      problems.push({ kind: 'table-broken', data: {}, line: start.line, column: start.column })
      return SKIP
    }
    if (parent?.type === 'listItem') {
      const loose = own.findIndex((line, index) => index > 0 && indent(line) < start.column - 1)
      if (loose > 0)
        problems.push({ kind: 'list-joined', data: {}, line: start.line + loose, column: indent(own[loose] ?? '') + 1 })
    }
    return undefined
  })
  return problems
}

const indent = (line: string) => line.length - line.trimStart().length
