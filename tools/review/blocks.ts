import { type HTMLElement, type Node, NodeType } from 'node-html-parser'

/** One paragraph, heading, list item, cell or button as visitors read it. */
export type Block = { place: Place; heading: string; text: string }
/** Where on the page it stands. */
export type Place = 'Menü' | 'Seite' | 'Fußzeile' | 'Emilia'

const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'NOSCRIPT'])
const INLINE = new Set(
  'A ABBR B BDI CITE CODE DATA DEL DFN EM I INS KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
)

/** The visible text of a body, block by block, in the order of the page. */
export function readBlocks(body: HTMLElement): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let line = ''
  const flush = (place: Place, isHeading = false) => {
    const text = tidy(line)
    line = ''
    if (text === '') return
    if (isHeading) heading = text
    blocks.push({ place, heading: place === 'Seite' ? heading : '', text })
  }
  const walk = (node: Node, place: Place) => {
    if (node.nodeType === NodeType.TEXT_NODE) line += node.text
    if (!isElement(node) || UNSEEN.has(node.tagName) || node.hasAttribute('hidden')) return
    const here = placeOf(node, place)
    if (node.tagName === 'BR') line += ' '
    if (INLINE.has(node.tagName)) {
      // Two boxes side by side are no single word: <span>ab</span><b>500 €</b>.
      if (isElement(node.previousSibling)) line += ' '
      for (const child of node.childNodes) walk(child, here)
      return
    }
    flush(place)
    for (const child of node.childNodes) walk(child, here)
    flush(here, /^H[1-6]$/.test(node.tagName))
  }
  walk(body, 'Seite')
  flush('Seite')
  return blocks
}

/** Text without soft hyphens, with ordinary single spaces. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](\s|$))/g, '')
    .trim()
}

/** The place an element opens, or the one it stands in. */
export function placeOf(element: HTMLElement, outer: Place): Place {
  if (outer !== 'Seite') return outer
  const isFrame = element.parentNode?.tagName === 'BODY' || element.parentNode?.parentNode?.tagName === 'BODY'
  if (element.tagName === 'HEADER' && isFrame) return 'Menü'
  if (element.tagName === 'FOOTER' && isFrame) return 'Fußzeile'
  return element.getAttribute('data-island') === 'ChatWidget' ? 'Emilia' : 'Seite'
}

function isElement(node: Node | null | undefined): node is HTMLElement {
  return node?.nodeType === NodeType.ELEMENT_NODE
}
