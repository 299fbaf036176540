import type { Nodes } from 'mdast'
import { words } from '../../components/parts/inline'
import { pageOf, teamNames } from '../../components/personas'
import { isTag, type Tag } from './boxes'
import type { Link } from './page'
import { spanOf } from './span'

/** The links and pictures of one node. */
export function linksAt(node: Nodes): readonly Link[] {
  const [at] = spanOf(node)
  if (node.type === 'link' || node.type === 'definition') return [{ at, href: node.url, image: false }]
  if (node.type === 'image') return [{ at, href: node.url, image: true }]
  if (!isTag(node)) return []
  if (node.name === 'Team') return cardsOf(node)
  return node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && /^\/[^/\s]/.test(attribute.value)
      ? { at: spanOf(attribute)[0], href: attribute.value, image: false }
      : [],
  )
}

/** The links that <Team> adds: each line becomes a card that leads to the page of its persona. */
function cardsOf(team: Tag): readonly Link[] {
  const items = team.children.flatMap(list => (list.type === 'list' ? list.children : []))
  return items.flatMap(item => {
    const card = teamNames.find(name => words(item).startsWith(`${name},`))
    return card ? [{ at: spanOf(item)[0], href: pageOf(card), image: false }] : []
  })
}
