import type { Nodes, RootContent } from 'mdast'
import type { BandLook } from '../components/frame/Band'

/** What stands between two places where a page may change its tone; without `band` a box that is a band by itself. */
export type Section = { band?: BandLook; nodes: RootContent[] }

/**
 * Cuts a page into bands: a `section` box is one by itself, everything else starts a new band at each `##`.
 * Neighbours never share a tone; a band with a `side` box sets it beside the words, alternating left and right.
 */
export function sections(
  nodes: readonly RootContent[],
  placeOf: (node: Nodes) => 'section' | 'side' | 'box' | undefined,
): Section[] {
  const result: Section[] = []
  let open: RootContent[] | undefined
  for (const node of nodes) {
    const startsBand = node.type === 'heading' && node.depth <= 2
    if (placeOf(node) === 'section') {
      result.push({ nodes: [node] })
      open = undefined
    } else if (!open || startsBand) {
      open = [node]
      result.push({ band: { tone: 'paper', layout: 'stack' }, nodes: open })
    } else open.push(node)
  }
  let tone: BandLook['tone'] = 'sand'
  let flip = false
  for (const section of result) {
    if (!section.band) {
      tone = 'paper'
      continue
    }
    tone = tone === 'paper' ? 'sand' : 'paper'
    const places = section.nodes.map(placeOf)
    // Under a page's own title everything stands in one column: a legal notice is a list, not a poster.
    const title = section.nodes.some(node => node.type === 'heading' && node.depth === 1)
    const side = places.includes('side') && !title
    const onlyText = places.every(place => place === undefined)
    section.band = { tone, layout: side ? (flip ? 'flip' : 'side') : onlyText ? 'text' : 'stack' }
    if (side) flip = !flip
  }
  return result
}
