import type { List } from 'mdast'
import type { Point } from '../exhibit/exhibit-contract'
import { inlineText } from '../rich-text'
import type { Reading, Shape } from '../shapes'

/** Reports a conversation whose last line asks something: nobody would learn how it ends. */
function reportOpenEnd(last: string, list: List, reading: Reading): void {
  if (/\?[\s“”"»)]*$/.test(last))
    reading.report({ ruleId: 'chat-open-end' }, list.children.at(-1) ?? list)
}

/** The lines of a conversation, the last of which is no question. */
export function withOutcome(lines: Shape<Point[]>): Shape<Point[]> {
  return {
    says: lines.says,
    read(nodes, reading) {
      const read = lines.read(nodes, reading)
      const [list] = nodes
      const last = read.value.at(-1)
      if (last && list?.type === 'list' && list.children.length === read.value.length)
        reportOpenEnd(inlineText(last.text), list, reading)
      return read
    },
  }
}
