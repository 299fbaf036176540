import type { Nodes } from 'mdast'
import { contractOf, isTag, writtenBox } from './boxes'
import type { Link } from './page'
import { spanOf } from './span'

/** The links and pictures of one node. */
export function linksAt(node: Nodes): readonly Link[] {
  const [at] = spanOf(node)
  if (node.type === 'link' || node.type === 'definition')
    return [{ at, href: node.url, image: false }]
  if (node.type === 'image') return [{ at, href: node.url, image: true }]
  if (!isTag(node)) return []
  const links = contractOf(node)?.links?.(writtenBox(node))
  if (links) return links.map(({ node, href }) => ({ at: spanOf(node)[0], href, image: false }))
  return node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    /^\/[^/\s]/.test(attribute.value)
      ? { at: spanOf(attribute)[0], href: attribute.value, image: false }
      : [],
  )
}
