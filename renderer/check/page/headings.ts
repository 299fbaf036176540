import { words } from '../../../components/parts/inline'
import { slug } from '../../../components/slug'
import { isTag } from '../../page/boxes'
import { walk } from '../../page/walk'
import { type PageRule, spanOf } from './rule'

/** One h1, no level left out, and no line that became a heading by the dashes under it. */
export const headingRule: PageRule = ({ tree, text }, report) => {
  const titles: { line: string; from: number; inHero: boolean }[] = []
  let depth = 0
  const seen = new Map<string, string>()
  walk(tree, (node, parents) => {
    if (node.type !== 'heading') return
    const [from] = spanOf(node)
    const line = String(node.position?.start.line)
    const title = words(node).trim()
    if (text[from] !== '#') {
      report('setext', from, { text: title.slice(0, 40) })
      return
    }
    const inHero = parents.some(parent => isTag(parent) && parent.name === 'Hero')
    if (node.depth === 1) titles.push({ line, from, inHero })
    const again = seen.get(slug(title))
    if (title === '') report('heading-empty', from)
    else if (again) report('hint-heading-twice', from, { line: again, text: title })
    else seen.set(slug(title), line)
    if (depth > 0 && node.depth > depth + 1)
      report('level-skipped', from, { found: '#'.repeat(node.depth), next: '#'.repeat(depth + 1) })
    depth = node.depth
  })
  // A <Hero> takes no other level than #, and a second one is told as a whole.
  const main = titles.find(({ inHero }) => inHero) ?? titles[0]
  for (const title of titles)
    if (title !== main && !title.inHero) report('h1-again', title.from, { line: main?.line ?? '' })
}
