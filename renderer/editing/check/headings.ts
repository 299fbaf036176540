import type { Heading } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import { contracts } from '../../../components/boxes/registry'
import { words } from '../../../components/contract/parts/inline'
import { slug } from '../../../components/contract/slug'
import { MENU_ID } from '../../../components/frame/links'
import { beginningOf } from '../../../shared/beginning'
import type { Report } from '../../data/report'
import { contractOf, isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import { type Around, judge, type Rules, type Source } from './checked'

/** Places that the frame and boxes have on a page, in their `id`. */
const TAKEN = [
  ...Object.values(contracts).flatMap(({ anchor }) => anchor ?? []),
  MENU_ID,
  'inhalt',
  'menue-branchen',
  'menue-dienste',
  'menue-produkte',
]

/** `right` is the title of the page: one in its box, wherever another stands. */
type HeadingContext = Around & { before: readonly Heading[]; right: Heading | undefined }

const titleOf = (heading: Heading) => words(heading).trim()
const lineNumberOf = (heading: Heading) => heading.position?.start.line ?? 1
const isInTitleBox = ({ parents }: Pick<Around, 'parents'>) =>
  parents.some(box => contractOf(box)?.once === 'title')

const RULES: Rules<Heading, HeadingContext> = {
  'heading-level': [
    // A second box with a title is told as a whole.
    (heading, context) =>
      heading.depth === 1 &&
      context.right &&
      context.right !== heading &&
      !isInTitleBox(context) &&
      `Die Seite hat schon in Zeile ${lineNumberOf(context.right)} eine Überschrift mit #. Nehmen Sie hier ##.`,
    ({ depth }, { before, parents }) => {
      const next = (before.at(-1)?.depth ?? depth) + 1
      // Boxes take no heading below ###, and say so themselves.
      const isLeftover =
        depth > 3 && parents.some(box => isTag(box) && contractOf(box)?.language !== 'law')
      return (
        depth > next &&
        !isLeftover &&
        `Die Überschrift mit ${'#'.repeat(depth)} überspringt eine Stufe. Nehmen Sie ${'#'.repeat(next)}, das Aussehen regelt die Seite.`
      )
    },
  ],
  'heading-address': [
    (heading, { before }) => {
      const anchor = slug(titleOf(heading))
      const twin = before.find(other => anchor && slug(titleOf(other)) === anchor)
      return (
        twin &&
        `Die Überschrift „${titleOf(heading)}“ steht schon in Zeile ${lineNumberOf(twin)}, beide hätten dieselbe Adresse. Mit anderen Wörtern finden Links und Besucher die richtige.`
      )
    },
    heading =>
      TAKEN.includes(slug(titleOf(heading))) &&
      `Die Adresse #${slug(titleOf(heading))} hat auf jeder Seite schon etwas anderes (Formular, Menü oder Inhalt). Nennen Sie die Überschrift „${titleOf(heading)}“ anders.`,
  ],
}

/** The headings of a page: one #, no level left out, each with an address of its own. */
export function checkHeadings({ text, tree }: Source, report: Report): void {
  const before: Heading[] = []
  const titles: Heading[] = []
  visitParents(tree, 'heading', (heading, parents) => {
    if (heading.depth !== 1 || text[spanOf(heading)[0]] !== '#') return
    if (isInTitleBox({ parents })) titles.unshift(heading)
    else titles.push(heading)
  })
  const [right] = titles
  visitParents(tree, 'heading', (heading, parents) => {
    const [from] = spanOf(heading)
    if (text[from] !== '#')
      report.error(
        'block-mark',
        from,
        `Die Striche unter „${beginningOf(titleOf(heading), 40)}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
      )
    else {
      judge(RULES, [heading, { parents, text, before, right }, from], report)
      before.push(heading)
    }
  })
}
