import { Children, isValidElement, type ReactNode } from 'react'

/** How a band looks; chosen by its place on the page and by its boxes, never by the author. */
export type BandLook = {
  tone: 'paper' | 'sand' | 'tint' | 'night'
  layout: 'stack' | 'side' | 'text'
}

/**
 * A band of the page: its heading and the paragraphs after it, then the boxes. Made by renderer/page/bands.ts, never by authors.
 */
export function Band({ tone, layout, children }: BandLook & { children: ReactNode }) {
  const nodes = Children.toArray(children).filter(node => node !== '\n')
  const first = nodes.findIndex(node => isValidElement(node) && typeof node.type !== 'string')
  const words = first === -1 ? nodes : nodes.slice(0, first)
  const rest = first === -1 ? [] : nodes.slice(first)
  // One box stands beside its words, several below them and beside each other.
  const isSide = layout === 'side' && rest.length === 1
  const isRow = layout === 'side' && rest.length > 1
  // Without words it has no heading, and a section needs one.
  const Box = words.length > 0 ? 'section' : 'div'
  return (
    <Box className={isSide ? 'band band-side' : 'band'} data-tone={tone}>
      <div className="container band-grid">
        {words.length > 0 && (
          <div className={layout === 'text' ? 'prose reveal' : 'intro reveal'}>{words}</div>
        )}
        {rest.length > 0 && <div className={isRow ? 'rest columns' : 'rest'}>{rest}</div>}
      </div>
    </Box>
  )
}
