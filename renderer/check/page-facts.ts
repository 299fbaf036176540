import type { Root } from 'mdast'
import { words } from '../../components/parts/inline'
import { slug } from '../../components/rich-text'
import { isTag } from '../grammar'
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
  /** Whether the names of the packages are headings too; what they are called stands in prices.yaml. */
  hasTiers: boolean
}

/** Boxes that bring a place to jump to. */
const BOX_ANCHORS: Record<string, string> = { ContactForm: 'formular', TrialForm: 'formular' }

/** Headings that a box brings along by itself. */
const BOX_HEADINGS: Record<string, readonly string[]> = {
  Team: ['Keiner dabei?'],
}

/** A heading as it is compared: line ends and runs of spaces as one. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export function pageFacts(tree: Root): PageFacts {
  let hasTitle = false
  let hasTiers = false
  const anchors = new Set(['inhalt'])
  const videos: (Place & { name: string })[] = []
  const headings: string[] = []
  walk(tree, (node, parents) => {
    if (node.type === 'heading') {
      const text = words(node)
      hasTitle ||= node.depth === 1
      anchors.add(slug(text))
      headings.push(plain(text))
    }
    const parent = parents.at(-1)
    if (node.type === 'strong' && parent?.type === 'paragraph' && parent.children[0] === node)
      headings.push(plain(words(node)).replace(/[:.]$/, ''))
    if (!isTag(node)) return
    hasTiers ||= node.name === 'PricingTiers'
    headings.push(...(BOX_HEADINGS[node.name ?? ''] ?? []))
    const anchor = BOX_ANCHORS[node.name ?? '']
    if (anchor) anchors.add(anchor)
    if (node.name !== 'VideoInView') return
    const name = node.attributes.find(attribute => 'name' in attribute && attribute.name === 'name')?.value
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (typeof name === 'string') videos.push({ name, line, column })
  })
  return { hasTitle, anchors, links: linksOf(tree), videos, headings, hasTiers }
}
