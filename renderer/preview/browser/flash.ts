/** Blocks that are lit up as a whole. */
const BLOCKS = 'p, li, h1, h2, h3, h4, tr, figure, summary, dt, dd, a, button, table, section'

/** Lets what has just changed light up, so that an editor finds it. */
export function flash(changes: readonly MutationRecord[]): void {
  const blocks = new Set<Element>()
  for (const { target, addedNodes } of changes) {
    const added = [...addedNodes].filter(node => node instanceof Element)
    for (const node of added.length > 0 ? added : [target]) {
      const element = node instanceof Element ? node : node.parentElement
      const block = element?.closest(BLOCKS)
      if (block?.isConnected) blocks.add(block)
    }
  }
  for (const block of blocks) if (![...blocks].some(other => other !== block && block.contains(other))) light(block)
}

function light(block: Element): void {
  block.setAttribute('data-preview-changed', '')
  const { finished } = block.animate([{ backgroundColor: '#c9f26d' }, { backgroundColor: 'transparent' }], 1200)
  finished.finally(() => block.removeAttribute('data-preview-changed'))
}
