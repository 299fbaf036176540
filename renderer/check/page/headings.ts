import type { Heading, Root } from 'mdast'
import { words } from '../../../components/parts/inline'
import { slug } from '../../../components/slug'
import { isTag } from '../../page/boxes'
import { walk } from '../../page/walk'
import { type PageRule, spanOf } from './rule'

/** One h1, no level left out, and no line that became a heading by the dashes under it. */
export const headingRule: PageRule = ({ tree, text }, report) => {
  let first: Heading | undefined
  let depth = 0
  const seen = new Map<string, string>()
  walk(tree, node => {
    if (node.type !== 'heading') return
    const [from] = spanOf(node)
    const line = String(node.position?.start.line)
    const title = words(node).trim()
    if (text[from] !== '#') {
      report('setext', from, { text: title.slice(0, 40) })
      return
    }
    if (node.depth === 1 && first) {
      const ruleId = secondTitle(tree, first, node)
      if (ruleId) report(ruleId, from, { line: String(first.position?.start.line) })
    } else if (node.depth === 1) first = node
    const again = seen.get(slug(title))
    if (title === '') report('heading-empty', from)
    else if (again) report('hint-heading-twice', from, { line: again, text: title })
    else seen.set(slug(title), line)
    if (depth > 0 && node.depth > depth + 1)
      report('level-skipped', from, { found: '#'.repeat(node.depth), next: '#'.repeat(depth + 1) })
    depth = node.depth
  })
}

/** A <Hero> takes no other level than #, so what to do with a second # depends on where the two stand. */
function secondTitle(tree: Root, first: Heading, second: Heading): string | undefined {
  const isInHero = (heading: Heading) =>
    tree.children.some(node => isTag(node) && node.name === 'Hero' && node.children.some(child => child === heading))
  if (!isInHero(second)) return 'h1-again'
  // A second <Hero> is told as a whole.
  return isInHero(first) ? undefined : 'h1-above-hero'
}
