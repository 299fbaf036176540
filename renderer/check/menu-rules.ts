import { isMap, visit } from 'yaml'
import type { Problem } from '../../components/shapes'
import { startOf } from '../node-start'
import { yamlDocument } from '../yaml-document'

/** Entries that stand in a menu of navigation.yaml twice: the same line, the same words, or the same page under other words. */
export function menuProblems(text: string): Problem[] {
  const { document, lines } = yamlDocument(text)
  const problems: Problem[] = []
  visit(document, {
    Seq(_, { items }) {
      const entries = items.flatMap(item => {
        const label = isMap(item) && item.get('label')
        const path = isMap(item) && item.get('path')
        return typeof label === 'string' && typeof path === 'string' ? [{ label, path, from: startOf(item) }] : []
      })
      for (const [index, { label, path, from }] of entries.entries()) {
        const before = entries.slice(0, index)
        const same = before.find(entry => entry.label === label) ?? before.find(entry => entry.path === path)
        if (!same) continue
        const kind = same.label !== label ? 'hint-menu-page' : same.path === path ? 'menu-twice' : 'menu-label'
        const { line, col } = lines.linePos(from)
        problems.push({
          kind,
          data: { label, path, other: same.label, line: String(lines.linePos(same.from).line) },
          line,
          column: col,
        })
      }
    },
  })
  return problems
}
