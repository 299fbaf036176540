import type { Root } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import type { VFileMessage } from 'vfile-message'
import { contracts } from '../../components/boxes/registry'
import { words } from '../../components/contract/parts/inline'
import type { ContentData } from '../../components/contract/shapes'
import { slug } from '../../components/contract/slug'
import { cutHead, urlOf } from '../data/content-files'
import { frontMatter } from '../data/front-matter'
import { readYaml } from '../data/read-yaml'
import { reporter } from '../data/report'
import { readBoxes } from './boxes'
import { linksAt } from './links'
import type { Heading, Link, Page, ReadPage } from './page'
import { parse } from './parse'
import { filmsOf, offersOf, passagesOf, topicOf } from './passages'
import { spanOf } from './span'

/**
 * Reads one .mdx file, once: front matter by its schema, the body by the contracts of its boxes. All mistakes in
 * either are reported; a syntax error of the body stops the parser and is given by itself.
 * @param file as authors know it: `content/trial.mdx`
 * @param data of site.yaml and prices.yaml, for passages and offers
 */
export function readPage(file: string, text: string, data?: ContentData): ReadPage {
  const { head: yaml, body } = cutHead(text)
  const url = urlOf(file)
  const { findings, report } = reporter(file, text)
  if (yaml === '') return { findings }
  const { data: head, findings: inHead } = readYaml(file, yaml, frontMatter)
  let tree: Root
  try {
    tree = parse(body)
  } catch (error) {
    return { findings: inHead, syntax: error as VFileMessage }
  }
  const boxes = readBoxes(tree, report)
  // A box with a mistake lacks some of its props.
  const isWhole = data !== undefined && findings.length === 0
  const headings: Heading[] = []
  const links: Link[] = []
  visitParents(tree, node => {
    links.push(...linksAt(node))
    if (node.type !== 'heading') return
    const text = words(node).replace(/\s+/g, ' ').trim()
    headings.push({ level: node.depth, text, anchor: slug(text) })
  })
  const boxAnchors = [...boxes.values()].flatMap(({ tag }) => contracts[tag]?.anchor ?? [])
  const page: Page = {
    url,
    file,
    ...(head && { head }),
    tree,
    boxes: [...boxes].map(([node, box]) => ({ ...box, node, at: spanOf(node)[0] })),
    headings,
    links,
    anchors: new Set(['inhalt', ...headings.map(({ anchor }) => anchor), ...boxAnchors]),
    passages: isWhole ? passagesOf({ url, title: head?.title ?? '', tree, boxes, data }) : [],
    offers: isWhole ? offersOf(url, boxes.values(), data) : [],
    topic: isWhole ? topicOf(boxes.values()) : undefined,
    films: isWhole ? filmsOf(boxes.values()) : [],
  }
  return { page, findings: [...inHead, ...findings] }
}
