import { type Edit, replace } from './report'

/** A way to mend a line: what is wrong in it, and what to write instead, of several that after which the text can be read on. */
export type Mend = {
  /** The rule that it breaks. */
  ruleId: string
  /** Looks at a line with the one above it. */
  find: RegExp
  /** `before` is the text before the line. */
  says: (found: readonly string[], better: string, before: string) => string
  to: (found: readonly string[], before: string) => string | readonly string[]
}

/** What an editor did to cause a mistake: where, what to do, and the repair, after which so many signs are still unread. */
export type Cure = {
  ruleId: string
  at: number
  reason: string
  fix?: Edit | undefined
  unread: number
}

/**
 * How a text may be mended in a line, each way with its first repair that helps.
 * @param unreadIn how much of a text cannot be read
 */
export function curesOf(
  mends: readonly Mend[],
  text: string,
  number: number,
  unreadIn: (text: string) => number,
): Cure[] {
  const lines = [...text.matchAll(/^.*$/gm)]
  const { index = 0, 0: line = '' } = lines[number] ?? {}
  const above = lines[number - 1]?.[0] ?? ''
  const before = text.slice(0, index)
  const most = unreadIn(text)
  return mends.flatMap(({ ruleId, find, says, to }) =>
    [...`${above}\n${line.trimEnd()}`.matchAll(find)].map(found => {
      const from = index - above.length - 1 + found.index
      const repairs = [to(found, before)].flat().map(better => {
        const fix = replace(from, found[0].length, better)
        return { fix, unread: unreadIn(text.slice(0, from) + better + text.slice(fix.to)) }
      })
      const { fix, unread = most } = repairs.find(one => one.unread < most) ?? {}
      const at = Math.max(from, index)
      return { ruleId, at, reason: says(found, fix?.text ?? '', before), fix, unread }
    }),
  )
}

/** The cure after which most of the text can be read, of several the surest. */
export function bestOf(cures: readonly Cure[]): Cure | undefined {
  return cures.filter(({ fix }) => fix).sort((one, other) => one.unread - other.unread)[0]
}

/** The number of the line that an offset stands in, from 0. */
export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length - 1
