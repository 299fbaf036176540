import type { Nodes, Parents } from 'mdast'
import { type Report, replace } from '../../data/report'
import { spanOf } from '../../page/span'

/** A rule over the text of a page: what to look for, and the sentence. */
export type Pattern = {
  id: string
  find: RegExp
  says(written: string): string
  /** The repair: the text that replaces the match. */
  cure?: (written: string, text: string) => string
  isHint?: true
  /** Where it does not count. */
  unless?: (parents: readonly Parents[], text: string) => boolean
}

/** Tells each match in the source of one text node, with what stands before and behind it in its line. */
export function checkPatterns(
  patterns: readonly Pattern[],
  node: Nodes,
  { text, parents }: { text: string; parents: readonly Parents[] },
  { error, hint }: Report,
): void {
  const [from, to] = spanOf(node)
  const end = text.indexOf('\n', to)
  const seen = end === -1 ? text : text.slice(0, end)
  for (const { id, find, says, cure, isHint, unless } of patterns) {
    if (unless?.(parents, text)) continue
    find.lastIndex = from
    for (let match = find.exec(seen); match && match.index < to; match = find.exec(seen)) {
      const [written] = match
      const at = match.index + written.search(/[^ \t]|$/)
      const fix = cure && replace(match.index, written.length, cure(written, text))
      const tell = isHint ? hint : error
      tell(id, at, says(written.trim()), fix)
    }
  }
}
