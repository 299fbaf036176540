const line = {
  fence: /^[ \t]*(?:```|~~~)[^\n]*/,
  rule: /^[ \t]*(?:[-*_][ \t]*){3,}(?=\n|$)|^[ \t]*\|?[ \t]*:?-{2,}[-:| \t]*(?=\n|$)/,
  heading: /^[ \t]*#{1,6}[ \t]+([^\n]*?)[ \t#]*(?=\n|$)/,
  row: /^[ \t]*\|([^\n]*?)\|?[ \t]*(?=\n|$)/,
  bullet: /^([ \t]*)[*+•](?=[ \t])/,
  quote: /^[ \t]*>[ \t]?/,
}
/** One `*` or `_` on each side, not in `5 * 3` or `ki_telefon`. */
const emphasis =
  /(?<![*\w])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?![*\w])|(?<![\w/_])_(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_(?![\w_])/g

/** Whether a line is read as a whole only: its beginning tells what it is. */
export const isMarkedLine = (text: string): boolean => /^\s*(?:#|\||```|~~~)/.test(text)

/**
 * What a model writes in Markdown that the chat does not draw, in words: a heading is a bold line, the row of a table an item
 * of a list, a fence nothing, `code` and italics plain text.
 * @param isBegin whether the text begins a line
 */
export function inWords(text: string, isBegin: boolean): string {
  const plain = text
    .replace(/`+/g, '')
    .replace(/__([^_\n]+)__/g, '**$1**')
    .replace(emphasis, '$1$2')
  if (!isBegin) return plain
  if (line.fence.test(text) || line.rule.test(text)) return ''
  return plain
    .replace(line.heading, (_all, title: string) => `**${title.replaceAll('**', '')}**`)
    .replace(line.row, (_all, cells: string) => `- ${itemOf(cells)}`)
    .replace(line.bullet, '$1-')
    .replace(line.quote, '')
}

/** ` PRO | Chat | WhatsApp ` -> `PRO: Chat, WhatsApp` */
function itemOf(cells: string): string {
  const [first = '', ...rest] = cells.split('|').map(cell => cell.trim())
  return rest.length > 0 ? `${first}: ${rest.join(', ')}` : first
}
