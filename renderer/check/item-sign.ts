import type { Mistake } from './mistake'

/** What word processors put before an item, with the space behind it; the first group is the indent, the second the sign. */
export const ITEM_SIGN = /^([ \t]*)([•●▪◦‣·–—])[ \t]*(?=\S)/

/** What is meant for a list when lines below each other begin with it: check marks and other pictures, „o“ from Word. */
export const LIST_SIGN =
  /^([ \t]*)((?:(?![©®™])\p{Extended_Pictographic}|[✓✗➤➜►]|[0-9](?=\uFE0F?\u20E3))(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3)*|o)(?=[ \t])/u

/** A line that a dot or a dash of another length was to make an item: `– Online-Dashboard`. */
export function signMistake(line: string, offset: number): Mistake | undefined {
  const { 0: whole = '', 1: indent = '', 2: sign } = ITEM_SIGN.exec(line) ?? []
  if (sign === undefined) return undefined
  const at = offset + indent.length
  const edits = [{ from: at, to: offset + whole.length, text: '- ' }]
  return { kind: 'item-sign', data: { sign }, at, mask: edits, edits }
}
