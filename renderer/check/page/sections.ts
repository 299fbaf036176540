import type { Nodes } from 'mdast'
import { words } from '../../../components/parts/inline'
import { contractOf } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './page-rule'

/** Headings without a word below them, and what stands behind the banner that ends a page. */
export const sectionRule: PageRule = (_, report) => (node, parents) => {
  const [parent] = parents
  if (parents.length > 1 || !parent) return
  const below = parent.children.slice((parent.children as Nodes[]).indexOf(node) + 1)
  const [next] = below
  const isEmpty =
    !next || (next.type === 'heading' && node.type === 'heading' && next.depth <= node.depth)
  if (node.type === 'heading' && node.depth > 1 && words(node) && isEmpty)
    report({ ruleId: 'section-empty', text: words(node) }, spanOf(node)[0])
  const isBanner = (child: Nodes) => contractOf(child)?.last === true
  if (isBanner(node) && next && !below.some(isBanner))
    report({ ruleId: 'after-banner' }, spanOf(next)[0])
}
