import type { Nodes, Root, RootContent } from 'mdast'
import { contracts } from '../../components/boxes/registry'
import type { AnyContract } from '../../components/contract/shapes'
import type { BandLook } from '../../components/frame/Band'
import type { Box } from './boxes'

/** A stretch of a page in one tone; without `look` a `section` box, which brings its own. */
export type PageBand = { look?: BandLook; nodes: RootContent[] }

type ContractOf = (node: Nodes) => AnyContract | undefined

/**
 * Cuts a page into bands. A box with the place `section` is a band by itself; everything else starts a new band at each `##`. Paper
 * and sand alternate, unless a box asks for another tone. If a band begins with a box whose place is `side`, the box stands beside
 * the other words.
 */
export function bandsOf(page: Root, boxes: ReadonlyMap<Nodes, Box>): PageBand[] {
  const contractOf: ContractOf = node => contracts[boxes.get(node)?.tag ?? '']
  const bands = cut(page, contractOf)
  let last = 'sand'
  for (const band of bands) {
    if (!band.look) {
      last = 'paper'
      continue
    }
    const own = band.nodes.map(node => contractOf(node)?.tone).find(tone => tone)
    const tone = own ?? (last === 'paper' ? 'sand' : 'paper')
    band.look = { tone, layout: layoutOf(band.nodes, contractOf) }
    last = tone
  }
  return bands
}

function cut({ children }: Root, contractOf: ContractOf): PageBand[] {
  const bands: PageBand[] = []
  let open: RootContent[] | undefined
  for (const node of children) {
    const startsBand = node.type === 'heading' && node.depth <= 2
    if (contractOf(node)?.place === 'section') {
      bands.push({ nodes: [node] })
      open = undefined
    } else if (!open || startsBand) {
      open = [node]
      bands.push({ look: { tone: 'paper', layout: 'stack' }, nodes: open })
    } else open.push(node)
  }
  return bands
}

function layoutOf(nodes: readonly RootContent[], contractOf: ContractOf): BandLook['layout'] {
  // A band with the page's title (`#`, as on legal pages) has one column.
  const hasTitle = nodes.some(node => node.type === 'heading' && node.depth === 1)
  const first = nodes.map(contractOf).find(contract => contract !== undefined)
  if (!first) return 'text'
  return first.place === 'side' && !hasTitle ? 'side' : 'stack'
}
