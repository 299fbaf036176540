import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes, Root } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import { parse as parseYaml } from 'yaml'
import { words } from '../../components/parts/inline'
import { cutHead, shippedPages, urlOf } from '../../renderer/content-files'
import { isTag } from '../../renderer/page/boxes'
import { parse } from '../../renderer/page/parse'

/** A paragraph, heading, list item, cell or label of a box, and the heading it stands under. */
export type Block = { heading: string; text: string }
export type Link = { text: string; href: string }
export type Image = { src: string; alt: string; digest: string }

/** What one page says. It is read without the contracts of its boxes, which may be others in the earlier state. */
export type PageState = {
  /** Values of the front matter: `title`, `questions › 1`. */
  head: Record<string, string>
  blocks: Block[]
  links: Link[]
  images: Image[]
}

/** What the content says: its pages by address, and the values of its .yaml files: `prices › tiers › PRO › from` -> `1500`. */
export type State = { pages: Map<string, PageState>; data: Map<string, string> }

const DATA_FILES = ['prices', 'site', 'navigation', 'redirects', 'emilia/questions', 'emilia/talk']

/** Reads the words of a tree of the project. */
export function readState(root: string): State {
  const pages = shippedPages(root).map(file => {
    const { head, body } = cutHead(read(root, file))
    return [urlOf(file), { head: Object.fromEntries(leaves(parseYaml(head))), ...readBody(root, body) }] as const
  })
  const data = DATA_FILES.flatMap(name => leaves(parseYaml(read(root, `content/${name}.yaml`)), name))
  return {
    pages: new Map(pages),
    data: new Map([...data, ['emilia/persona', read(root, 'content/emilia/persona.md')]]),
  }
}

function read(root: string, file: string): string {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : ''
}

function readBody(root: string, body: string): Omit<PageState, 'head'> {
  const tree = treeOf(body)
  // A page that cannot be parsed is compared line by line.
  if (!tree) return { blocks: lines(body), links: [], images: [] }
  const page: Omit<PageState, 'head'> = { blocks: [], links: [], images: [] }
  let heading = ''
  const add = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line) page.blocks.push({ heading, text: line })
  }
  visitParents(tree, node => {
    if (node.type === 'heading') heading = words(node)
    if (isTag(node)) for (const label of labelsOf(node)) add(label)
    if (node.type === 'image')
      page.images.push({ src: node.url, alt: node.alt ?? '', digest: digestOf(root, node.url) })
    if (node.type === 'link') page.links.push({ text: words(node), href: node.url })
    if (isLeaf(node)) add(words(node))
  })
  return page
}

function treeOf(body: string): Root | undefined {
  try {
    return parse(body)
  } catch {
    return undefined
  }
}

function lines(body: string): Block[] {
  return body
    .split('\n')
    .filter(line => line.trim())
    .map(text => ({ heading: '', text }))
}

const isLeaf = ({ type }: Nodes) =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell' || type === 'code'

/** What visitors may read of a box's attributes; an address is a link and told as one where it is written as text. */
function labelsOf(node: Nodes): string[] {
  if (!isTag(node)) return []
  return node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? `<${node.name}> ${attribute.name}: ${attribute.value}`
      : [],
  )
}

function digestOf(root: string, src: string): string {
  const file = join(root, 'content/media', src)
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
}

/** `{tiers: [{name: 'PRO', from: 1500}]}` -> `tiers › PRO › name` and `tiers › PRO › from`, each with its value. */
function leaves(value: unknown, path = ''): [string, string][] {
  const below = (key: string) => (path ? `${path} › ${key}` : key)
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, below(nameOf(one) ?? String(index + 1))))
  if (typeof value !== 'object' || value === null) return value === null || path === '' ? [] : [[path, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => leaves(one, below(key)))
}

/** What a row of a list is known by. */
function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const { name, service, id, label } = row as Record<string, unknown>
  return [name, service, id, label].find(one => typeof one === 'string')
}
