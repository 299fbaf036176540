const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w-]*\s*$/
const RULE = /^\s*(?:-\s?){3,}$|^\s*(?:\*\s?){3,}$|^\s*(?:_\s?){3,}$/
const HEADING = /^\s{0,3}#{1,6}\s+(\S.*?)[\s#]*$/
const QUOTE = /^\s{0,3}>+\s?/
const ROW = /^\s*\|(.+)\|\s*$/
const COLUMNS = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/
const CODE = /`([^`\n]{1,500})`/g
const EMPHASIS =
  /(?<![*\w])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?![*\w])|(?<![\w/_])_(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_(?![\w_])/g

/**
 * The lines of a reply with that Markdown made readable which the chat does not draw: headings become bold, rows of a table
 * items of a list (`- **BASIC**: Start 500 €`); fences, rules, quotes, italics and code lose their marks.
 */
export function readableLines(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  let columns: string[] = []
  return lines.flatMap((line, at) => {
    const row = cellsOf(line)
    if (row && COLUMNS.test(lines[at + 1] ?? '')) {
      columns = row
      return []
    }
    if (row) return [itemOf(row, columns)]
    if (!COLUMNS.test(line)) columns = []
    return readableLine(line)
  })
}

/** A line that is no row of a table; none for what only rules or fences. */
function readableLine(line: string): string[] {
  if (FENCE.test(line) || COLUMNS.test(line)) return []
  if (RULE.test(line)) return ['']
  const heading = HEADING.exec(line)?.[1]
  if (heading) return ['', `**${withoutMarks(heading).replaceAll('**', '')}**`, '']
  return [withoutMarks(line.replace(QUOTE, ''))]
}

function withoutMarks(line: string): string {
  return line.replace(CODE, '$1').replace(EMPHASIS, '$1$2')
}

function cellsOf(line: string): string[] | undefined {
  const inner = ROW.exec(line)?.[1]
  return inner === undefined || COLUMNS.test(line)
    ? undefined
    : inner.split('|').map(cell => withoutMarks(cell.trim()))
}

/** A row as an item: its first cell, then the others, each behind the name of its column. */
function itemOf(
  [first = '', ...cells]: readonly string[],
  [, ...names]: readonly string[],
): string {
  const rest = cells
    .map((cell, at) => (names[at] ? `${names[at]} ${cell}` : cell))
    .filter((_, at) => cells[at] !== '')
    .join(', ')
  return `- **${first.replaceAll('**', '')}**${rest ? `: ${rest}` : ''}`
}
