import { words } from '../../../components/parts/inline'
import { slug } from '../../../components/slug'
import { isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './check-page'

/** One h1, no level left out, and no line that became a heading by the dashes under it. */
export const headingRule: PageRule = ({ text }, report) => {
  let main: { line: string; from: number; inHero: boolean } | undefined
  let depth = 0
  const seen = new Map<string, string>()
  return (node, parents) => {
    if (node.type !== 'heading') return
    const [from] = spanOf(node)
    const line = String(node.position?.start.line)
    const title = words(node).trim()
    if (text[from] !== '#') {
      report('setext', from, { text: title.slice(0, 40) })
      return
    }
    if (node.depth === 1) {
      const inHero = parents.some(parent => isTag(parent) && parent.name === 'Hero')
      // A <Hero> takes no other level than #, and a second one is told as a whole.
      if (main && !inHero) report('h1-again', from, { line: main.line })
      else if (main && !main.inHero) report('h1-again', main.from, { line })
      if (!main || (inHero && !main.inHero)) main = { line, from, inHero }
    }
    const again = seen.get(slug(title))
    if (title === '') report('heading-empty', from)
    else if (again) report('hint-heading-twice', from, { line: again, text: title })
    else seen.set(slug(title), line)
    // Boxes take no heading below ###, and say so themselves.
    const isLeftover = node.depth > 3 && parents.some(parent => isTag(parent) && parent.name !== 'LegalSection')
    if (depth > 0 && node.depth > depth + 1 && !isLeftover)
      report('level-skipped', from, { found: '#'.repeat(node.depth), next: '#'.repeat(depth + 1) })
    depth = node.depth
  }
}
