import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Rows of a picture, `to` not included. */
export type Rows = { from: number; to: number }

/** Room left around what changed, in pixels. */
export const MARGIN = 24

/**
 * The rows of two pictures of equal width that differ: from the first row that is different seen from the top to the last
 * one seen from the bottom, so that words pushed down by a new line count as equal. Undefined when nothing differs.
 */
export function changedRows(before: PNG, after: PNG): { before: Rows; after: Rows } | undefined {
  const height = Math.min(before.height, after.height)
  const fromTop = differentRows(before, after, height, 'top')
  const sameHeight = before.height === after.height
  const top = fromTop.indexOf(true)
  if (top < 0 && sameHeight) return undefined
  const fromBottom = sameHeight ? fromTop : differentRows(before, after, height, 'bottom')
  const start = top < 0 ? height : top
  // Rows counted equal from both ends must not overlap.
  const equalBelow = Math.min(height - 1 - fromBottom.lastIndexOf(true), height - start)
  const from = Math.max(0, start - MARGIN)
  const to = (picture: PNG) => Math.min(picture.height, picture.height - equalBelow + MARGIN)
  return { before: { from, to: to(before) }, after: { from, to: to(after) } }
}

/** Only the given rows of a picture. */
export function crop(picture: PNG, { from, to }: Rows): PNG {
  const rows = new PNG({ width: picture.width, height: Math.max(1, to - from) })
  PNG.bitblt(picture, rows, 0, from, picture.width, rows.height, 0, 0)
  return rows
}

function differentRows(before: PNG, after: PNG, height: number, side: 'top' | 'bottom'): boolean[] {
  const { width } = before
  const size = width * height * 4
  const part = ({ data }: PNG) => (side === 'top' ? data.subarray(0, size) : data.subarray(data.length - size))
  const marks = new Uint8Array(size)
  const count = pixelmatch(part(before), part(after), marks, width, height, { threshold: 0.1, diffMask: true })
  if (count === 0) return Array.from({ length: height }, () => false)
  return Array.from({ length: height }, (_, row) => {
    const end = (row + 1) * width * 4
    for (let at = row * width * 4 + 3; at < end; at += 4) if (marks[at] !== 0) return true
    return false
  })
}
