import type { Heading, Nodes, Parents } from 'mdast'
import { words } from '../../components/parts/inline'
import { contracts } from '../../components/registry'
import { slug } from '../../components/slug'
import type { Report } from '../data/report'
import { contractOf, isTag } from '../page/boxes'
import { spanOf } from '../page/span'
import type { PageRule } from './rule'

/** Places that the frame and boxes have on a page, in their `id`. */
const TAKEN = [
  ...Object.values(contracts).flatMap(({ anchor }) => anchor ?? []),
  'hauptmenue',
  'inhalt',
  'menue-branchen',
  'menue-dienste',
  'menue-produkte',
]

/** A rule over the headings of one page, in their order. */
type HeadingRule = (report: Report) => (heading: Heading, parents: readonly Parents[]) => void

const titleOf = (heading: Heading) => words(heading).trim()

const lineOf = (heading: Heading) => heading.position?.start.line ?? 1

/** A line that became a heading by the dashes under it is no other's concern. */
export const headingRule: PageRule = ({ text }, report) => {
  const rules = [titleRule, anchorRule, levelRule, emptyRule].map(rule => rule(report))
  return (node, parents) => {
    if (node.type !== 'heading') return
    const [from] = spanOf(node)
    if (text[from] === '#') for (const look of rules) look(node, parents)
    else
      report.error(
        'setext',
        from,
        `Die Striche unter „${titleOf(node).slice(0, 40)}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
      )
  }
}

/** One h1. A box with the title takes no other level than #, and a second one is told as a whole. */
const titleRule: HeadingRule = report => {
  const again = (at: number, line: number) =>
    report.error(
      'h1-again',
      at,
      `Die Seite hat schon in Zeile ${line} eine Überschrift mit #. Nehmen Sie hier ##.`,
    )
  let main: { line: number; from: number; inBox: boolean } | undefined
  return (heading, parents) => {
    if (heading.depth !== 1) return
    const [from] = spanOf(heading)
    const line = lineOf(heading)
    const inBox = parents.some(parent => contractOf(parent)?.once === 'title')
    if (main && !inBox) again(from, main.line)
    else if (main && !main.inBox) again(main.from, line)
    if (!main || (inBox && !main.inBox)) main = { line, from, inBox }
  }
}

/** Links find every heading by its own anchor. */
const anchorRule: HeadingRule = report => {
  const lines = new Map<string, number>()
  return heading => {
    const [from] = spanOf(heading)
    const text = titleOf(heading)
    const anchor = slug(text)
    const line = lines.get(anchor)
    if (text === '')
      report.error(
        'heading-empty',
        from,
        'Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.',
      )
    else if (anchor === '')
      report.error(
        'heading-signs',
        from,
        `Die Überschrift „${text}“ hat keine Buchstaben, aus denen eine Adresse wird, so kann kein Link zu ihr führen. Schreiben Sie Wörter dazu.`,
      )
    else if (line)
      report.error(
        'heading-twice',
        from,
        `Die Überschrift „${text}“ steht schon in Zeile ${line}, beide hätten dieselbe Adresse. Mit anderen Wörtern finden Links und Besucher die richtige.`,
      )
    else if (TAKEN.includes(anchor))
      report.error(
        'heading-taken',
        from,
        `Die Adresse #${anchor} hat auf jeder Seite schon etwas anderes (Formular, Menü oder Inhalt). Nennen Sie die Überschrift „${text}“ anders.`,
      )
    else lines.set(anchor, lineOf(heading))
  }
}

/** No level is left out. Boxes take no heading below ###, and say so themselves. */
const levelRule: HeadingRule = report => {
  let depth = 0
  return (heading, parents) => {
    const isLeftover =
      heading.depth > 3 &&
      parents.some(parent => isTag(parent) && contractOf(parent)?.language !== 'law')
    if (depth > 0 && heading.depth > depth + 1 && !isLeftover) {
      const [found, next] = ['#'.repeat(heading.depth), '#'.repeat(depth + 1)]
      report.error(
        'level-skipped',
        spanOf(heading)[0],
        `Die Überschrift mit ${found} überspringt eine Stufe. Nehmen Sie ${next}, das Aussehen regelt die Seite.`,
      )
    }
    depth = heading.depth
  }
}

/** A heading of the page itself without a word below it. */
const emptyRule: HeadingRule = report => (heading, parents) => {
  const [parent] = parents
  const text = words(heading)
  if (parents.length > 1 || !parent || heading.depth === 1 || !text) return
  const siblings: readonly Nodes[] = parent.children
  const next = siblings[siblings.indexOf(heading) + 1]
  if (!next || (next.type === 'heading' && next.depth <= heading.depth))
    report.hint(
      'section-empty',
      spanOf(heading)[0],
      `Unter der Überschrift „${text}“ steht nichts. Schreiben Sie etwas darunter oder löschen Sie sie.`,
    )
}
