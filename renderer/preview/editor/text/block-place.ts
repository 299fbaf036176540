import { contracts } from '../../../../components/registry'

/** Where a block goes in: `below` or `above` the box that has the cursor and no place for it. */
export type BlockPlace = { at: number; below?: string; above?: string }

/** A box on the page itself. */
type Written = { tag: string; from: number; to: number }

/**
 * Where a box or picture finds its place, as near as can be to the cursor: below its paragraph, never in the head of the page, and
 * in another box only where that takes it.
 * @param tag the box; undefined for a picture
 */
export function blockPlace(text: string, cursor: number, tag?: string): BlockPlace {
  const body = /^---\n[\s\S]*?\n---\n\s*/.exec(text)?.[0].length ?? 0
  const at = endOfParagraph(text, Math.max(cursor, body))
  const around = boxesIn(text).find(({ from, to }) => from <= at && at < to)
  if (!around || takes(text, around, tag)) return { at }
  // Nothing stands behind the end of a page.
  if (contracts[around.tag]?.last)
    return { at: text.slice(0, around.from).trimEnd().length, above: around.tag }
  return { at: around.to, below: around.tag }
}

/** The block with the line breaks that make it one there. */
export function spacedBlock(text: string, at: number, words: string): string {
  const before = /\n*$/.exec(text.slice(0, at))?.[0].length ?? 0
  const after = /^\n*/.exec(text.slice(at))?.[0].length ?? 0
  return '\n'.repeat(Math.max(0, 2 - before)) + words + '\n'.repeat(Math.max(0, 2 - after))
}

/** Below the paragraph, as an empty line ends it; on an empty line just there. */
function endOfParagraph(text: string, from: number): number {
  if (/\n$/.test(text.slice(0, from)) && /^\n/.test(text.slice(from))) return from
  const end = text.slice(from).search(/\n[ \t]*(?:\n|$)|$/)
  return from + end
}

/** Whether a box takes one of those that there are by this name, and has none yet. */
function takes(text: string, { tag, from, to }: Written, inner = ''): boolean {
  const tags = Object.values(contracts[tag]?.content ?? {}).flatMap(part => part.tags ?? [])
  const isFree = !tags.some(taken => text.slice(from, to).includes(`<${taken}`))
  return tags.includes(inner) && isFree
}

/** The boxes on the page itself, those in them left out; of one that is not closed nothing is known. */
function boxesIn(text: string): Written[] {
  const boxes: Written[] = []
  const open: Written[] = []
  for (const mark of text.matchAll(/^[ \t]*<(\/?)([A-Z]\w*)(?:[^<>"]|"[^"]*")*>/gm)) {
    const [all, closes, tag = ''] = mark
    const to = mark.index + all.length
    if (closes) {
      const box = open.pop()
      if (box && open.length === 0) boxes.push({ ...box, to })
    } else if (!all.endsWith('/>')) open.push({ tag, from: mark.index, to })
    else if (open.length === 0) boxes.push({ tag, from: mark.index, to })
  }
  return boxes
}
