import type { Heading, Parents } from 'mdast'
import { words } from '../../../components/parts/inline'
import { contracts } from '../../../components/registry'
import { slug } from '../../../components/slug'
import type { Report } from '../../data/diagnose'
import { contractOf, isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './page-rule'

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

/** One h1, no level left out, and no line that became a heading by the dashes under it. */
export const headingRule: PageRule = ({ text }, report) => {
  const rules = [titleRule, anchorRule, levelRule].map(rule => rule(report))
  return (node, parents) => {
    if (node.type !== 'heading') return
    const [from] = spanOf(node)
    if (text[from] === '#') for (const look of rules) look(node, parents)
    else report({ ruleId: 'setext', text: titleOf(node).slice(0, 40) }, from)
  }
}

const titleOf = (heading: Heading) => words(heading).trim()

const lineOf = (heading: Heading) => heading.position?.start.line ?? 1

/** One h1. A <Hero> takes no other level than #, and a second one is told as a whole. */
const titleRule: HeadingRule = report => {
  let main: { line: number; from: number; inHero: boolean } | undefined
  return (heading, parents) => {
    if (heading.depth !== 1) return
    const [from] = spanOf(heading)
    const line = lineOf(heading)
    const inHero = parents.some(parent => contractOf(parent)?.once === 'title')
    if (main && !inHero) report({ ruleId: 'h1-again', line: main.line }, from)
    else if (main && !main.inHero) report({ ruleId: 'h1-again', line }, main.from)
    if (!main || (inHero && !main.inHero)) main = { line, from, inHero }
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
    if (text === '') report({ ruleId: 'heading-empty' }, from)
    else if (anchor === '') report({ ruleId: 'heading-signs', text }, from)
    else if (line) report({ ruleId: 'heading-twice', line, text }, from)
    else if (TAKEN.includes(anchor)) report({ ruleId: 'heading-taken', text, anchor }, from)
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
      report({ ruleId: 'level-skipped', found, next }, spanOf(heading)[0])
    }
    depth = heading.depth
  }
}
