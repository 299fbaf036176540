import type { Nodes } from 'mdast'
import { type Report, replace } from '../data/report'
import { contractOf, isTag, reportBox, type Tag, writtenBox } from '../page/boxes'
import { spanOf } from '../page/span'
import type { PageRule } from './rule'

/** What boxes ask beyond their parts, and where on the page they may stand. */
export const boxRule: PageRule = ({ text }, report) => {
  const lines = new Map<string, number>()
  return (node, parents) => {
    if (!isTag(node)) return
    const { check, once } = contractOf(node) ?? {}
    check?.(writtenBox(node), (problem, place) => reportBox(problem, place, report))
    if (once) reportAgain(node, once, lines, report)
    for (const attribute of node.attributes) reportMarks(text, spanOf(attribute), report)
    const isInItem = parents.some(({ type }) => type === 'listItem') && !parents.some(isTag)
    if (isInItem) report.error('box-in-list', spanOf(node)[0], boxInList(node.name ?? ''))
    if (parents.length === 1) reportAfter(node, parents[0]?.children ?? [], report)
  }
}

/** The sentence for a box that is indented below an item of a list. */
export const boxInList = (tag: string) =>
  `<${tag}> ist eingerückt und gehört damit zum Listenpunkt darüber. Beginnen Sie das Kästchen ganz links in der Zeile.`

/** A second box of a kind that a page has room for once. `lines` holds where the first of each kind stands. */
function reportAgain(
  node: Tag,
  kind: 'title' | 'form',
  lines: Map<string, number>,
  report: Report,
): void {
  const line = lines.get(kind)
  const [from] = spanOf(node)
  const tag = node.name
  if (line === undefined) lines.set(kind, node.position?.start.line ?? 1)
  else if (kind === 'title')
    report.error(
      'title-box-again',
      from,
      `Die Seite hat schon in Zeile ${line} einen <${tag}>. Löschen Sie die Zeilen <${tag} …> und </${tag}> hier, und beginnen Sie die Überschrift mit ##.`,
    )
  else
    report.error(
      'form-again',
      from,
      `Die Seite hat schon in Zeile ${line} ein Formular. Nehmen Sie <${tag}> hier heraus, je Seite gibt es eines.`,
    )
}

/** What stands behind the box that ends a page. */
function reportAfter(node: Tag, siblings: readonly Nodes[], report: Report): void {
  const isLast = (other: Nodes) => contractOf(other)?.last === true
  const [next, ...more] = siblings.slice(siblings.indexOf(node) + 1)
  if (isLast(node) && next && ![next, ...more].some(isLast))
    report.hint(
      'after-last',
      spanOf(next)[0],
      `Das steht nach dem letzten <${node.name}>, der die Seite beendet. Setzen Sie es davor, sonst liest es kaum jemand.`,
    )
}

/** Attributes hold plain words: Markdown in them would be shown as it is, `kicker="**Demo**"`. */
function reportMarks(text: string, [from, to]: [number, number], { error }: Report): void {
  const { name = '', value = '' } =
    /^(?<name>\w+)=["'](?<value>.*)["']$/s.exec(text.slice(from, to))?.groups ?? {}
  const mark = /\*\*|\]\(|<\/?[a-z]\w*(?:\s[^<>]*)?>/i.exec(value)
  if (!mark) return
  const start = to - 1 - value.length
  const bare = value.replaceAll('**', '')
  error(
    'attribute-marks',
    start + mark.index,
    `In der Angabe ${name} steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.`,
    bare === value ? undefined : replace(start, value.length, bare),
  )
}
