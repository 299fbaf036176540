import type { Edit } from '../../components/shapes'

/** Line and column of an offset, both from 1. */
export type Place = { line: number; column: number }

/** Where an offset of this text stands. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** The offset of a place. */
export function offsetOf(text: string, { line, column }: Place): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** `offsetOf` for many places of one text. */
export function offsetsIn(text: string): (place: Place) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1
}

/** A text with all edits made. Of two that touch the same characters the first counts. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { from, to, text: words } of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from < done) continue
    result += text.slice(done, from) + words
    done = to
  }
  return result + text.slice(done)
}

/** Spaces instead of a piece of text: what stands behind it keeps its place. */
export function blank(text: string, from: number, to: number): Edit {
  return { from, to, text: text.slice(from, to).replace(/[^\n]/g, ' ') }
}
