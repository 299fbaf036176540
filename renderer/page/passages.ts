import type { ListItem, Nodes, Root, Table } from 'mdast'
import { contracts } from '../../components/boxes/registry'
import { words } from '../../components/contract/parts/inline'
import { isActions } from '../../components/contract/parts/prose'
import type { AnyContract, ContentData, Film } from '../../components/contract/shapes'
import { slug } from '../../components/contract/slug'
import { tidy } from '../../components/contract/typography'
import type { Offer, Passage } from '../../shared/messages'
import { type Box, isTag } from './boxes'

type Source = {
  url: string
  title: string
  tree: Root
  boxes: ReadonlyMap<Nodes, Box>
  data: ContentData
}
type OpenPassage = Omit<Passage, 'text'> & { lines: string[] }

/**
 * Cuts a page at its headings: one passage for each heading, with the words below it. The contract of a box says how the box is
 * read. Examples and rows of buttons are left out.
 */
export function passagesOf({ url, title, tree, boxes, data }: Source): Passage[] {
  const passages = openPassages(url, title)
  const read = (nodes: readonly Nodes[], reads?: AnyContract['reads']): void => {
    for (const node of nodes) {
      const box = boxes.get(node)
      if (!isTag(node)) readMarkdown(node, passages, reads)
      else if (box) readBox(node.children, box)
    }
  }
  const readBox = (children: readonly Nodes[], { tag, props }: Box): void => {
    const { reads, words: wordsOf } = contracts[tag] ?? {}
    if (reads === 'example') return
    if (!wordsOf) {
      read(children, reads)
      return
    }
    const section = passages.anchor()
    for (const { heading, anchor, lines } of wordsOf(props, data)) {
      if (heading !== undefined) passages.begin(heading, anchor ?? section)
      passages.add(...lines)
    }
  }
  read(tree.children)
  return passages.all()
}

type Passages = ReturnType<typeof openPassages>

/** The passages of a page as they are read; the first stands under its title. */
function openPassages(url: string, title: string) {
  const finished: Passage[] = []
  let open: OpenPassage = { url, page: title, heading: title, kind: 'section', lines: [] }
  const close = () => {
    const { lines, ...passage } = open
    const text = lines.map(plain).filter(Boolean).join('\n')
    if (text) finished.push({ ...passage, text })
    open = { ...open, lines: [] }
  }
  return {
    /** Of the passage that is open. */
    anchor: () => open.url.split('#')[1] ?? '',
    add(...lines: readonly string[]): void {
      open.lines.push(...lines)
    },
    begin(heading: string, anchor: string, kind: Passage['kind'] = 'section'): void {
      close()
      open = {
        url: anchor ? `${url}#${anchor}` : url,
        page: title,
        heading: plain(heading),
        kind,
        lines: [],
      }
    },
    all(): Passage[] {
      close()
      return finished
    },
  }
}

function readMarkdown(node: Nodes, passages: Passages, reads: AnyContract['reads']): void {
  if (node.type === 'heading') {
    const anchor = node.depth === 1 ? '' : slug(words(node))
    passages.begin(words(node), anchor, reads === 'questions' ? 'question' : 'section')
  } else if (node.type === 'list') {
    const anchor = passages.anchor()
    for (const item of node.children) readItem(item, passages, reads === 'entries', anchor)
  } else if (node.type === 'table') readTable(node, passages)
  else if (!isActions(node)) passages.add(words(node))
}

/** An entry that begins in bold is a passage of its own. */
function readItem(item: ListItem, passages: Passages, isEntry: boolean, anchor: string): void {
  const [first] = item.children
  const [bold, ...rest] = first?.type === 'paragraph' ? first.children : []
  if (isEntry && bold?.type === 'strong') {
    passages.begin(words(bold).replace(/[:.]$/, ''), anchor)
    passages.add(rest.map(words).join(''))
  } else passages.add(`- ${words(item)}`)
}

/** A line for each row, each cell behind the title of its column. */
function readTable({ children: [head, ...rows] }: Table, passages: Passages): void {
  const titles = head?.children.map(words) ?? []
  for (const row of rows)
    passages.add(row.children.map((cell, index) => `${titles[index]}: ${words(cell)}`).join(', '))
}

/** What can be bought in the boxes of a page. */
export function offersOf(url: string, boxes: Iterable<Box>, data: ContentData): Offer[] {
  return [...boxes].flatMap(({ tag, props }) =>
    (contracts[tag]?.offers?.(props, data) ?? []).map(offer => ({ ...offer, url })),
  )
}

/** What a page is about, as the first of its boxes that knows says. */
export function topicOf(boxes: Iterable<Box>): string | undefined {
  const [topic] = [...boxes].flatMap(({ tag, props }) => contracts[tag]?.topic?.(props) ?? [])
  return topic
}

/** The films in the boxes of a page. */
export function filmsOf(boxes: Iterable<Box>): Film[] {
  return [...boxes].flatMap(({ tag, props }) => contracts[tag]?.films?.(props) ?? [])
}

function plain(text: string): string {
  return tidy(text).replace(/\s+/g, ' ').trim()
}
