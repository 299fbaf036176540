/** Blocks that are lit up as a whole. */
const BLOCKS = 'p, li, h1, h2, h3, h4, tr, figure, summary, dt, dd, a, button, table, section'

/** Lets what has just changed light up, so that an editor finds it. */
export function flash(changes: readonly MutationRecord[]): void {
  const changed = changes.flatMap(({ target, addedNodes }) => {
    const added = [...addedNodes].filter(node => node instanceof Element)
    return added.length > 0 ? added : [target instanceof Element ? target : target.parentElement]
  })
  for (const block of new Set(changed.map(element => element?.closest(BLOCKS)))) {
    if (!block?.isConnected) continue
    block.setAttribute('data-preview-changed', '')
    const { finished } = block.animate(
      [{ backgroundColor: 'var(--lime)' }, { backgroundColor: 'transparent' }],
      1200,
    )
    finished.finally(() => block.removeAttribute('data-preview-changed'))
  }
}
