import type { Heading, Nodes, Parents } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import { words } from '../../components/parts/inline'
import { contracts } from '../../components/registry'
import { slug } from '../../components/slug'
import type { Report } from '../data/report'
import { contractOf, isTag } from '../page/boxes'
import { spanOf } from '../page/span'
import type { Source } from './checked'

/** Places that the frame and boxes have on a page, in their `id`. */
const TAKEN = [
  ...Object.values(contracts).flatMap(({ anchor }) => anchor ?? []),
  'hauptmenue',
  'inhalt',
  'menue-branchen',
  'menue-dienste',
  'menue-produkte',
]

type Placed = { heading: Heading; parents: readonly Parents[]; from: number; title: string }

const lineOf = (node: Nodes) => node.position?.start.line ?? 1

/** The headings of a page: one #, no level left out, each with an address of its own. */
export function checkHeadings({ text, tree }: Source, report: Report): void {
  const headings: Placed[] = []
  visitParents(tree, 'heading', (heading, parents) => {
    const placed = { heading, parents, from: spanOf(heading)[0], title: words(heading).trim() }
    if (text[placed.from] === '#') headings.push(placed)
    else
      report.error(
        'setext',
        placed.from,
        `Die Striche unter „${placed.title.slice(0, 40)}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
      )
  })
  checkTitles(headings, report)
  checkLevels(headings, report)
  checkAnchors(headings, report)
}

/** A title in its box is the right one, wherever another stands. A second box is told as a whole. */
function checkTitles(headings: readonly Placed[], { error }: Report): void {
  const titles = headings.filter(({ heading }) => heading.depth === 1)
  const isInBox = ({ parents }: Placed) => parents.some(box => contractOf(box)?.once === 'title')
  const right = titles.find(isInBox) ?? titles[0]
  for (const title of titles)
    if (right && title !== right && !isInBox(title))
      error(
        'h1-again',
        title.from,
        `Die Seite hat schon in Zeile ${lineOf(right.heading)} eine Überschrift mit #. Nehmen Sie hier ##.`,
      )
}

function checkLevels(headings: readonly Placed[], { error }: Report): void {
  for (const [index, { heading, parents, from }] of headings.entries()) {
    const before = headings[index - 1]?.heading.depth ?? heading.depth
    // Boxes take no heading below ###, and say so themselves.
    const isLeftover =
      heading.depth > 3 &&
      parents.some(parent => isTag(parent) && contractOf(parent)?.language !== 'law')
    if (heading.depth > before + 1 && !isLeftover)
      error(
        'level-skipped',
        from,
        `Die Überschrift mit ${'#'.repeat(heading.depth)} überspringt eine Stufe. Nehmen Sie ${'#'.repeat(before + 1)}, das Aussehen regelt die Seite.`,
      )
  }
}

/** Links find every heading by its own anchor. */
function checkAnchors(headings: readonly Placed[], { error }: Report): void {
  const lines = new Map<string, number>()
  for (const { heading, from, title } of headings) {
    const anchor = slug(title)
    const line = lines.get(anchor)
    if (title === '') continue
    if (anchor === '')
      error(
        'heading-signs',
        from,
        `Die Überschrift „${title}“ hat keine Buchstaben, aus denen eine Adresse wird, so kann kein Link zu ihr führen. Schreiben Sie Wörter dazu.`,
      )
    else if (line)
      error(
        'heading-twice',
        from,
        `Die Überschrift „${title}“ steht schon in Zeile ${line}, beide hätten dieselbe Adresse. Mit anderen Wörtern finden Links und Besucher die richtige.`,
      )
    else if (TAKEN.includes(anchor))
      error(
        'heading-taken',
        from,
        `Die Adresse #${anchor} hat auf jeder Seite schon etwas anderes (Formular, Menü oder Inhalt). Nennen Sie die Überschrift „${title}“ anders.`,
      )
    else lines.set(anchor, lineOf(heading))
  }
}
