import { visitParents } from 'unist-util-visit-parents'
import type { Report } from '../../data/report'
import { contractOf, isTag, reportBox, writtenBox } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { Source } from './checked'

/** The sentence for a box that is indented below an item of a list. */
export const boxInList = (tag: string) =>
  `<${tag}> ist eingerückt und gehört damit zum Listenpunkt darüber. Beginnen Sie das Kästchen ganz links in der Zeile.`

/** What boxes ask beyond their parts, and where on the page they may stand. */
export function checkBoxes({ tree }: Source, report: Report): void {
  const lines = new Map<string, number>()
  visitParents(tree, (node, parents) => {
    if (!isTag(node)) return
    const { check, once } = contractOf(node) ?? {}
    const [from] = spanOf(node)
    check?.(writtenBox(node), (problem, place) => reportBox(problem, place, report))
    const line = once && lines.get(once)
    if (line)
      report.error(
        'box-place',
        from,
        `Die Seite hat schon in Zeile ${line} ein solches Kästchen. Nehmen Sie <${node.name}> hier heraus, je Seite gibt es eines.`,
      )
    else if (once) lines.set(once, node.position?.start.line ?? 1)
    if (parents.some(({ type }) => type === 'listItem') && !parents.some(isTag))
      report.error('box-place', from, boxInList(node.name ?? ''))
  })
}
