import { type Edit, replace } from './report'

// How the check finds out what an editor did to a line that YAML (yaml-cures.ts) or MDX (syntax.ts) cannot read. Their own messages
// say where they stopped, not why. So a table of mends holds what people do wrong. Each of them is tried on the line: its repair
// is applied to a copy, and the copy is parsed again. A repair helps when more of the copy can be read than before; the one after
// which the most can be read is told. Where two are equal, the one that stands higher in the table wins.

/** One thing that people do wrong in a line, and how it is repaired. */
export type Mend = {
  /** The rule that it breaks. */
  ruleId: string
  /**
   * Finds what the repair replaces. It is given two lines, joined by `\n`: the line above and the line itself. So a lookbehind can
   * ask for what stands above.
   */
  find: RegExp
  /**
   * The German sentence.
   * @param found the match and its groups
   * @param better what the repair writes, '' where no repair helps
   * @param before the text before the line
   */
  says: (found: readonly string[], better: string, before: string) => string
  /** What to write instead; of several the first that helps. */
  to: (found: readonly string[], before: string) => string | readonly string[]
}

/** What an editor did: where, the sentence, and the repair, after which so many characters are still unread. */
export type Cure = {
  ruleId: string
  at: number
  reason: string
  fix?: Edit | undefined
  unread: number
}

/**
 * All mends that match in a line, each with the first of its repairs that helps (without `fix` where none does).
 * @param number the number of the line, from 0
 * @param unreadIn how many characters of a text cannot be read
 */
export function curesOf(
  mends: readonly Mend[],
  text: string,
  number: number,
  unreadIn: (text: string) => number,
): Cure[] {
  const lines = [...text.matchAll(/^.*$/gm)]
  const { index: start = 0, 0: line = '' } = lines[number] ?? {}
  const above = lines[number - 1]?.[0] ?? ''
  const before = text.slice(0, start)
  const unreadBefore = unreadIn(text)
  // Offsets of matches count from the beginning of the line above, and one more for the `\n` between the two.
  const startOfAbove = start - above.length - 1
  return mends.flatMap(({ ruleId, find, says, to }) =>
    [...`${above}\n${line.trimEnd()}`.matchAll(find)].map(found => {
      const from = startOfAbove + found.index
      const repairs = [to(found, before)].flat().map(better => {
        const fix = replace(from, found[0].length, better)
        return { fix, unread: unreadIn(text.slice(0, from) + better + text.slice(fix.to)) }
      })
      const { fix, unread = unreadBefore } = repairs.find(one => one.unread < unreadBefore) ?? {}
      // A match may begin at the end of the line above, which nobody would look at.
      const at = Math.max(from, start)
      return { ruleId, at, reason: says(found, fix?.text ?? '', before), fix, unread }
    }),
  )
}

/** The cure after which the most can be read; of equal ones the first. */
export function bestOf(cures: readonly Cure[]): Cure | undefined {
  return cures.filter(({ fix }) => fix).sort((one, other) => one.unread - other.unread)[0]
}

/** The number of the line that an offset stands in, from 0. */
export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length - 1
