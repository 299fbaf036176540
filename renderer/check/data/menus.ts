import { isMap, visit } from 'yaml'
import type { Report } from '../../data/diagnose'
import { startOf } from '../../data/node-start'
import { yamlDocument } from '../../data/read-yaml'

/** Entries that stand in a menu of navigation.yaml twice: the same line, the same words, or the same page under other words. */
export function checkMenus(text: string, report: Report): void {
  visit(yamlDocument(text), {
    Seq(_, { items }) {
      const entries = items.flatMap(item => {
        const label = isMap(item) && item.get('label')
        const path = isMap(item) && item.get('path')
        return typeof label === 'string' && typeof path === 'string' ? [{ label, path, at: startOf(item) }] : []
      })
      for (const [index, { label, path, at }] of entries.entries()) {
        const before = entries.slice(0, index)
        const same = before.find(entry => entry.label === label) ?? before.find(entry => entry.path === path)
        if (!same) continue
        const ruleId = same.label !== label ? 'hint-menu-page' : same.path === path ? 'menu-twice' : 'menu-label'
        const line = String(text.slice(0, same.at).split('\n').length)
        report(ruleId, at, { label, path, other: same.label, line })
      }
    },
  })
}
