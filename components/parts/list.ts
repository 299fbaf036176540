import type { ListItem } from 'mdast'
import type { BoxProblem } from '../box-rules'
import { type Inline, inlineText } from '../rich-text'
import type { Reading, Shape } from '../shapes'
import { boldStart } from './inline'
import { itemText } from './prose'

/** What one line of a list must look like. */
export type ItemShape<T> = {
  says: string
  read(content: Inline[], item: ListItem, reading: Reading): T | undefined
  /** What exactly is wrong with a line that does not fit, where more can be told than what it should look like. */
  wrong?(content: Inline[]): BoxProblem | undefined
}

export const line: ItemShape<Inline[]> = { says: 'eine Zeile Text', read: content => content }

/** `**Titel.** Satz dazu` */
export const entry: ItemShape<{ title: string; text: Inline[] }> = {
  says: '`**Titel.** Text dazu`',
  read(content) {
    const bold = boldStart(content)
    return bold && inlineText(bold.rest).trim() !== ''
      ? { title: bold.start, text: bold.rest }
      : undefined
  },
}

/** A list with `-` (or numbers), one item a line, all of the same shape. */
export function list<T>(
  item: ItemShape<T>,
  options: { ordered?: boolean; says?: string } = {},
): Shape<T[]> {
  const mark = options.ordered ? 'eine Liste mit 1. 2. 3.' : 'eine Liste mit Strichen'
  const says = `${options.says ?? mark}, je Zeile ${item.says}`
  return {
    says,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type !== 'list' || Boolean(first.ordered) !== Boolean(options.ordered)) {
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          first ?? reading.box,
        )
        return { value: [], rest: nodes }
      }
      const value = first.children.flatMap(child => {
        const content = itemText(child, reading)
        const read = item.read(content, child, reading)
        if (read !== undefined) return [read]
        const problem = item.wrong?.(content) ?? { ruleId: 'item-shape', expected: item.says }
        reading.report(problem, child)
        return []
      })
      return { value, rest }
    },
  }
}

/** The same, but it may be missing. */
export function maybeList<T>(item: ItemShape<T>, options: { says?: string } = {}): Shape<T[]> {
  const written = list(item, options)
  return {
    says: `${written.says} (kann fehlen)`,
    read: (nodes, reading) =>
      nodes[0]?.type === 'list' ? written.read(nodes, reading) : { value: [], rest: nodes },
  }
}
