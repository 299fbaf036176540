import type { Mistake } from './mistake'

/** What word processors put before an item, with the space behind it; the first group is the indent, the second the sign. */
export const ITEM_SIGN = /^([ \t]*)([•●▪◦‣·–—])[ \t]*(?=\S)/

/** A line that a dot or a dash of another length was to make an item: `– Online-Dashboard`. */
export function signMistake(line: string, offset: number): Mistake | undefined {
  const { 0: whole = '', 1: indent = '', 2: sign } = ITEM_SIGN.exec(line) ?? []
  if (sign === undefined) return undefined
  const at = offset + indent.length
  const edits = [{ from: at, to: offset + whole.length, text: '- ' }]
  return { kind: 'item-sign', data: { sign }, at, mask: edits, edits }
}
