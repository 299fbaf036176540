import type { Definition, Link, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visitParents } from 'unist-util-visit-parents'
import { isMap, isScalar, isSeq, type Scalar, visit as visitYaml } from 'yaml'
import { cutHead } from '../content-files'
import { yamlDocument } from '../data/read-yaml'
import { isTag, type Tag } from './boxes'
import { spanOf } from './span'

/** An address of the site where a file leads to it: `address` begins at the offset `at`, and stands there as it is. */
type LinkTarget = { at: number; address: string }

/** Keys whose values are pages: of menus, of prices and of subjects.yaml. */
const PATH_KEYS = new Set(['path', 'page', 'pages'])

/** Without MDX: {phone} in content/emilia/talk.yaml is no program. */
const markdown = unified().use(remarkParse).use(remarkGfm)

/**
 * All addresses that a file leads to, at the places that the parsers give: links and boxes of a page and its canonical,
 * paths of menus, prices and redirects, questions, and links in what Emilia says.
 * @param tree of a page; without one its body cannot be read
 */
export function linkTargets(file: string, text: string, tree?: Root): LinkTarget[] {
  if (file.endsWith('.mdx')) return [...canonicalOf(text), ...(tree ? targetsIn(tree, text) : [])]
  if (file.endsWith('.md')) return targetsIn(markdown.parse(text), text)
  return file.endsWith('.yaml') ? targetsInYaml(file, text) : []
}

function canonicalOf(text: string): LinkTarget[] {
  const canonical = yamlDocument(cutHead(text).head).get('canonical', true)
  return isScalar(canonical) ? placeOf(canonical, text) : []
}

function targetsIn(tree: Root, text: string): LinkTarget[] {
  const targets: LinkTarget[] = []
  visitParents(tree, node => {
    if (node.type === 'link' || node.type === 'definition')
      targets.push(...destinationOf(node, text))
    if (isTag(node))
      targets.push(...node.attributes.flatMap(attribute => addressIn(attribute, text)))
  })
  return targets
}

/** The address of `button="/pfad"`. */
function addressIn(attribute: Tag['attributes'][number], text: string): LinkTarget[] {
  if (attribute.type !== 'mdxJsxAttribute') return []
  const { value } = attribute
  if (typeof value !== 'string' || !value.startsWith('/')) return []
  const at = spanOf(attribute)[1] - 1 - value.length
  return text.startsWith(value, at) ? [{ at, address: value }] : []
}

/** The address of `[Text](/pfad)` or `[name]: /pfad`; none where it is written with escapes or stands for itself. */
function destinationOf(node: Link | Definition, text: string): LinkTarget[] {
  const [from, to] = spanOf(node)
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  const label = last ? spanOf(last)[1] : from + (node.type === 'link' ? 1 : 0)
  const before = node.type === 'link' ? /^\]\(\s*<?/ : /^\[(?:\\.|[^\]\\])*\]:\s*<?/
  const [opening] = before.exec(text.slice(label, to)) ?? []
  if (opening === undefined || !text.startsWith(node.url, label + opening.length)) return []
  return [{ at: label + opening.length, address: node.url }]
}

function targetsInYaml(file: string, text: string): LinkTarget[] {
  const document = yamlDocument(text)
  const lines = isMap(document.contents) ? document.contents.items : []
  const scalars = (nodes: readonly unknown[]) => nodes.filter(isScalar)
  if (file.endsWith('/redirects.yaml'))
    return scalars(lines.map(({ value }) => value)).flatMap(scalar => placeOf(scalar, text))
  if (file.endsWith('/questions.yaml'))
    return scalars(lines.map(({ key }) => key)).flatMap(scalar => placeOf(scalar, text))
  const targets: LinkTarget[] = []
  visitYaml(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !PATH_KEYS.has(String(key.value))) return
      const paths = scalars(isSeq(value) ? value.items : [value])
      targets.push(...paths.flatMap(path => placeOf(path, text)))
    },
    Scalar(key, { range }) {
      if (key === 'key' || !range || !file.endsWith('/talk.yaml')) return
      const sentence = text.slice(range[0], range[1])
      // Most sentences have no link, and parsing each takes as long as all else here.
      if (!sentence.includes('](')) return
      for (const { at, address } of targetsIn(markdown.parse(sentence), sentence))
        targets.push({ at: range[0] + at, address })
    },
  })
  return targets
}

/** A value as it is written, with or without quotes. */
function placeOf({ value, range }: Scalar, text: string): LinkTarget[] {
  if (typeof value !== 'string' || !range) return []
  const at = [range[0], range[0] + 1].find(place => text.startsWith(value, place))
  return at === undefined ? [] : [{ at, address: value }]
}
