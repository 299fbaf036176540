import type { Parents } from 'mdast'
import { type Report, replace } from '../../data/report'

/** A rule over the text of a page: what to look for, and the sentence. */
export type Pattern = {
  id: string
  find: RegExp
  says(written: string): string
  /** The repair: the text that replaces the match. */
  cure?: (written: string, text: string) => string | undefined
  isHint?: true
  /** Where it does not count. */
  unless?: (parents: readonly Parents[], text: string) => boolean
}

/** A piece of a file, as offsets, with what stands before and behind it; `parents` are the nodes around it on a page. */
export type Piece = { text: string; from: number; to: number; parents: readonly Parents[] }

/** Tells each match in a piece of a file, with what stands before and behind it in its line. */
export function checkPatterns(
  patterns: readonly Pattern[],
  { text, from, to, parents }: Piece,
  { error, hint }: Report,
): void {
  const end = text.indexOf('\n', to)
  const seen = end === -1 ? text : text.slice(0, end)
  for (const { id, find, says, cure, isHint, unless } of patterns) {
    if (unless?.(parents, text)) continue
    find.lastIndex = from
    for (let match = find.exec(seen); match && match.index < to; match = find.exec(seen)) {
      const [written] = match
      const at = match.index + written.search(/[^ \t]|$/)
      const better = cure?.(written, text)
      const fix = better === undefined ? undefined : replace(match.index, written.length, better)
      const tell = isHint ? hint : error
      tell(id, at, says(written.trim()), fix)
    }
  }
}
