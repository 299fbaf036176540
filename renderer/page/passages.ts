import type { ListItem, Nodes, Root } from 'mdast'
import { words } from '../../components/parts/inline'
import { isActions } from '../../components/parts/prose'
import { contracts } from '../../components/registry'
import type { AnyContract, ContentData } from '../../components/shapes'
import { slug } from '../../components/slug'
import { tidy } from '../../components/typography'
import type { Offer, Passage } from '../../server/messages'
import { type Box, isTag } from './boxes'

type Source = { url: string; title: string; tree: Root; boxes: ReadonlyMap<Nodes, Box>; data: ContentData }
type OpenPassage = Omit<Passage, 'text'> & { lines: string[] }

/**
 * Cuts a page at its headings: one passage for each with the words below it. Boxes say by their contract how they read;
 * examples and rows of buttons say nothing.
 */
export function passagesOf({ url, title, tree, boxes, data }: Source): Passage[] {
  const passages: Passage[] = []
  let open: OpenPassage = { url, page: title, heading: title, kind: 'section', lines: [] }
  const begin = (heading: string, anchor: string, kind: Passage['kind'] = 'section') => {
    close()
    open = { url: anchor ? `${url}#${anchor}` : url, page: title, heading: plain(heading), kind, lines: [] }
  }
  const close = () => {
    const { lines, ...passage } = open
    const text = lines.map(plain).filter(Boolean).join('\n')
    if (text) passages.push({ ...passage, text })
    open = { ...open, lines: [] }
  }
  const sectionAnchor = () => open.url.split('#')[1] ?? ''

  const readItem = (item: ListItem, reads: AnyContract['reads'], anchor: string) => {
    const [first] = item.children
    const [bold, ...rest] = first?.type === 'paragraph' ? first.children : []
    if (reads === 'entries' && bold?.type === 'strong') {
      begin(words(bold).replace(/[:.]$/, ''), anchor)
      open.lines.push(rest.map(words).join(''))
    } else open.lines.push(`- ${words(item)}`)
  }
  const read = (nodes: readonly Nodes[], reads?: AnyContract['reads']): void => {
    for (const node of nodes) {
      const box = boxes.get(node)
      if (isTag(node)) {
        if (box) readBox(node.children, box)
      } else if (node.type === 'heading')
        begin(words(node), node.depth === 1 ? '' : slug(words(node)), reads === 'questions' ? 'question' : 'section')
      else if (node.type === 'list') {
        const anchor = sectionAnchor()
        for (const item of node.children) readItem(item, reads, anchor)
      } else if (node.type === 'table') {
        const [head, ...rows] = node.children
        const titles = head?.children.map(words) ?? []
        for (const row of rows)
          open.lines.push(row.children.map((cell, index) => `${titles[index]}: ${words(cell)}`).join(', '))
      } else if (!isActions(node)) open.lines.push(words(node))
    }
  }
  const readBox = (children: readonly Nodes[], { tag, props }: Box): void => {
    const { reads, words: wordsOf } = contracts[tag] ?? {}
    if (reads === 'example') return
    if (!wordsOf) {
      read(children, reads)
      return
    }
    const section = sectionAnchor()
    for (const { heading, anchor, lines } of wordsOf(props, data)) {
      if (heading !== undefined) begin(heading, anchor ?? (tag === 'Hero' ? '' : section))
      open.lines.push(...lines)
    }
  }
  read(tree.children)
  close()
  return passages
}

/** What can be bought in the boxes of a page. */
export function offersOf(url: string, boxes: Iterable<Box>, data: ContentData): Offer[] {
  return [...boxes].flatMap(({ tag, props }) =>
    (contracts[tag]?.offers?.(props, data) ?? []).map(offer => ({ ...offer, url })),
  )
}

function plain(text: string): string {
  return tidy(text).replace(/\s+/g, ' ').trim()
}
