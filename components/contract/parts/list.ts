import type { BoxProblem } from '../box-rules'
import { type Inline, inlineText } from '../rich-text'
import type { Shape } from '../shapes'
import { boldStart } from './inline'
import { itemText } from './prose'

/** What one line of a list must look like. */
export type ItemShape<T> = {
  says: string
  read(content: Inline[]): T | undefined
  /** What exactly is wrong with a line that does not fit, where more can be told than what it should look like. */
  wrong?(content: Inline[]): BoxProblem | undefined
}

export const line: ItemShape<Inline[]> = { says: 'eine Zeile Text', read: content => content }

/** A short bold start, a title or a time, and what belongs to it. */
export type Entry = { title: string; text: Inline[] }

/** `**Titel.** Satz dazu`, both present. */
export function entry(says = '`**Titel.** Text dazu`'): ItemShape<Entry> {
  return {
    says,
    read(content) {
      const bold = boldStart(content)
      return bold?.start && inlineText(bold.rest).trim() !== ''
        ? { title: bold.start, text: bold.rest }
        : undefined
    },
  }
}

/** A list with `-` (or numbers), one item a line, all of the same shape. */
export function list<T>(item: ItemShape<T>, mark: '-' | '1.' = '-'): Shape<T[]> {
  const isOrdered = mark === '1.'
  const says = `eine Liste mit ${isOrdered ? '1. 2. 3.' : 'Strichen'}, je Zeile ${item.says}`
  return {
    says,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type !== 'list' || Boolean(first.ordered) !== isOrdered) {
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          first ?? reading.box,
        )
        return { value: [], rest: nodes }
      }
      const value = first.children.flatMap(child => {
        const content = itemText(child, reading)
        const read = item.read(content)
        if (read !== undefined) return [read]
        const problem = item.wrong?.(content) ?? { ruleId: 'item-shape', expected: item.says }
        reading.report(problem, child)
        return []
      })
      return { value, rest }
    },
  }
}
