import type { Nodes, Root, RootContent } from 'mdast'
import type { BandLook } from '../../components/frame/Band'
import { contracts } from '../../components/registry'
import type { Box } from './boxes'

/** A stretch of a page in one tone; without `look` a `section` box, which brings its own. */
export type PageBand = { look?: BandLook; nodes: RootContent[] }

/**
 * Cuts a page into bands: a `section` box is one by itself, everything else starts a new band at each `##`.
 * Neighbours never share a tone; a band with a `side` box sets it beside the words, alternating left and right.
 */
export function bandsOf(page: Root, boxes: ReadonlyMap<Nodes, Box>): PageBand[] {
  const placeOf = (node: Nodes) => {
    const box = boxes.get(node)
    return box && (contracts[box.tag]?.place ?? 'box')
  }
  const bands = cut(page, placeOf)
  let tone: BandLook['tone'] = 'sand'
  let isFlipped = false
  for (const band of bands) {
    if (!band.look) {
      tone = 'paper'
      continue
    }
    tone = tone === 'paper' ? 'sand' : 'paper'
    const layout = layoutOf(band.nodes, placeOf, isFlipped)
    band.look = { tone, layout }
    if (layout === 'side' || layout === 'flip') isFlipped = !isFlipped
  }
  return bands
}

type PlaceOf = (node: Nodes) => string | undefined

function cut({ children }: Root, placeOf: PlaceOf): PageBand[] {
  const bands: PageBand[] = []
  let open: RootContent[] | undefined
  for (const node of children) {
    const startsBand = node.type === 'heading' && node.depth <= 2
    if (placeOf(node) === 'section') {
      bands.push({ nodes: [node] })
      open = undefined
    } else if (!open || startsBand) {
      open = [node]
      bands.push({ look: { tone: 'paper', layout: 'stack' }, nodes: open })
    } else open.push(node)
  }
  return bands
}

function layoutOf(
  nodes: readonly RootContent[],
  placeOf: PlaceOf,
  isFlipped: boolean,
): BandLook['layout'] {
  const places = nodes.map(placeOf)
  // A band with the page's title (`#`, as on legal pages) has one column.
  const hasTitle = nodes.some(node => node.type === 'heading' && node.depth === 1)
  if (places.includes('side') && !hasTitle) return isFlipped ? 'flip' : 'side'
  return places.every(place => place === undefined) ? 'text' : 'stack'
}
