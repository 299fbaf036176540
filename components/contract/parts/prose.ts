import type { Nodes, PhrasingContent } from 'mdast'
import { type Action, type Block, inlineText } from '../rich-text'
import type { Reading, Shape } from '../shapes'
import { inline } from './inline'

/** True for a paragraph that holds nothing but links: the row of buttons. */
export function isActions(node: Nodes): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.some(child => child.type === 'link') &&
    node.children.every(
      child => child.type === 'link' || (child.type === 'text' && child.value.trim() === ''),
    )
  )
}

function toBlock(node: Nodes | undefined, reading: Reading): Block | undefined {
  if (node?.type === 'paragraph' && !isActions(node))
    return { kind: 'p', content: inline(node.children, reading) }
  if (node?.type === 'list')
    return {
      kind: node.ordered ? 'ol' : 'ul',
      items: node.children.map(item => itemText(item, reading)),
    }
  return undefined
}

/** The text of a list item; an item with more than one paragraph is reported. */
export function itemText(
  item: Nodes & { children: Nodes[] },
  reading: Reading,
): ReturnType<typeof inline> {
  const [first, ...more] = item.children
  if (more[0]) reading.report({ ruleId: 'item-too-long', tag: reading.tag }, more[0])
  return first?.type === 'paragraph' ? inline(first.children as PhrasingContent[], reading) : []
}

/** Paragraphs and lists, as many as there are (also none). */
export function prose(says = 'Text in Absätzen oder Listen'): Shape<Block[]> {
  return {
    says: `${says} (kann fehlen)`,
    read(nodes, reading) {
      const value: Block[] = []
      let rest = nodes
      for (let block = toBlock(rest[0], reading); block; block = toBlock(rest[0], reading)) {
        value.push(block)
        rest = rest.slice(1)
      }
      return { value, rest }
    },
  }
}

/** A line of links, each a button; or none. */
export function actions(): Shape<Action[]> {
  return {
    says: 'eine Zeile nur aus Links, sie werden zu Schaltflächen (kann fehlen)',
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type !== 'paragraph' || !isActions(first)) return { value: [], rest: nodes }
      const links = first.children.filter(child => child.type === 'link')
      return {
        value: links.map(link => ({
          label: inlineText(inline(link.children, reading)),
          href: link.url,
        })),
        rest,
      }
    },
  }
}
