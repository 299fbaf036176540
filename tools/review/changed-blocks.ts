import { diffArrays } from 'diff'
import { MARGIN, type Rows } from './crop'

/** A paragraph, item or picture of a section; `y` counts from the section's top. */
export type PageBlock = { html: string; y: number; height: number }
type BlockList = { blocks: readonly PageBlock[]; height: number }

/**
 * The rows of a section that hold blocks only one of the states has. Compared to pixels this stands whole lines being
 * pushed down by half a pixel. Undefined when all blocks are the same.
 */
export function changedBlocks(before: BlockList, after: BlockList): { before: Rows; after: Rows } | undefined {
  const hunks = diffArrays([...before.blocks], [...after.blocks], { comparator: (a, b) => a.html === b.html })
  const seen = { before: [] as PageBlock[], after: [] as PageBlock[] }
  let [i, j] = [0, 0]
  for (const [index, { added, removed, value, count }] of hunks.entries()) {
    if (removed) seen.before.push(...value)
    if (added) seen.after.push(...value)
    // What is on one side only is shown on the other as the place where it would stand.
    if (removed && !hunks[index + 1]?.added) seen.after.push({ ...placeAt(after, j), html: '' })
    if (added && !hunks[index - 1]?.removed) seen.before.push({ ...placeAt(before, i), html: '' })
    if (!added) i += count
    if (!removed) j += count
  }
  if (seen.before.length === 0) return undefined
  return { before: rowsOf(seen.before, before.height), after: rowsOf(seen.after, after.height) }
}

function placeAt({ blocks, height }: BlockList, index: number): { y: number; height: number } {
  return { y: blocks[index]?.y ?? height, height: 0 }
}

function rowsOf(blocks: readonly PageBlock[], height: number): Rows {
  const top = Math.min(...blocks.map(block => block.y))
  const bottom = Math.max(...blocks.map(block => block.y + block.height))
  return { from: Math.max(0, Math.floor(top) - MARGIN), to: Math.min(height, Math.ceil(bottom) + MARGIN) }
}
