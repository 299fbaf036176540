import type { Nodes } from 'mdast'
import { words } from '../../components/parts/inline'
import { pageOf, teamNames } from '../../components/personas'
import { isTag, type Tag } from './boxes'
import type { Link, Place } from './page'

/** Where a node begins. */
export function startOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** The addresses that one node names. */
export function linksAt(node: Nodes): readonly Link[] {
  if (node.type === 'link' || node.type === 'definition') return [{ ...startOf(node), href: node.url, image: false }]
  if (node.type === 'image') return [{ ...startOf(node), href: node.url, image: true }]
  if (!isTag(node)) return []
  if (node.name === 'Team') return cardsOf(node)
  return node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && /^\/[^/\s]/.test(attribute.value)
      ? { ...startOf(attribute as unknown as Nodes), href: attribute.value, image: false }
      : [],
  )
}

/** The links of <Team>, which nobody writes: each line becomes a card that leads to the page of the one it names. */
function cardsOf(team: Tag): readonly Link[] {
  const items = team.children.flatMap(list => (list.type === 'list' ? list.children : []))
  return items.flatMap(item => {
    const card = teamNames.find(name => words(item).startsWith(`${name},`))
    return card ? [{ ...startOf(item), href: pageOf(card), image: false }] : []
  })
}
