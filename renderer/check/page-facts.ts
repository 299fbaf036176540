import type { Root } from 'mdast'
import { words } from '../../components/parts/inline'
import { slug } from '../../components/rich-text'
import { isTag } from '../grammar'
import { headingsOf } from './headings'
import { type Link, linksOf } from './links'
import type { Place } from './places'
import { walk } from './walk'

/** What others must know of a page: kept instead of its tree, which is a hundred times as large. */
export type PageFacts = {
  hasTitle: boolean
  /** Where links may jump to. */
  anchors: ReadonlySet<string>
  links: readonly Link[]
  videos: readonly (Place & { name: string })[]
  /** What becomes a heading: headings, the bold start of a line, and what boxes bring along. */
  headings: readonly string[]
}

/** Boxes that bring a place to jump to. */
const BOX_ANCHORS: Record<string, string> = { ContactForm: 'formular', TrialForm: 'formular' }

/** Headings that a box brings along by itself. */
const BOX_HEADINGS: Record<string, readonly string[]> = {
  Team: ['Keiner dabei?'],
  PricingTiers: ['BASIC', 'PRO', 'ENTERPRISE'],
}

/** A heading as it is compared: line ends and runs of spaces as one. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export function pageFacts(tree: Root): PageFacts {
  const headings = headingsOf(tree)
  const anchors = new Set(['inhalt', ...headings.map(heading => slug(words(heading)))])
  const videos: (Place & { name: string })[] = []
  const named: string[] = []
  walk(tree, (node, parents) => {
    if (node.type === 'heading') named.push(plain(words(node)))
    const parent = parents.at(-1)
    if (node.type === 'strong' && parent?.type === 'paragraph' && parent.children[0] === node)
      named.push(plain(words(node)).replace(/[:.]$/, ''))
    if (!isTag(node)) return
    named.push(...(BOX_HEADINGS[node.name ?? ''] ?? []))
    const anchor = BOX_ANCHORS[node.name ?? '']
    if (anchor) anchors.add(anchor)
    if (node.name !== 'VideoInView') return
    const name = node.attributes.find(attribute => 'name' in attribute && attribute.name === 'name')?.value
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (typeof name === 'string') videos.push({ name, line, column })
  })
  const hasTitle = headings.some(({ depth }) => depth === 1)
  return { hasTitle, anchors, links: linksOf(tree), videos, headings: named }
}
