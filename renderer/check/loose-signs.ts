import { contracts } from '../../components/contracts'
import type { Problem } from '../../components/shapes'
import { linkForm } from './link-forms'
import { placeIn } from './places'

const SINGLE = /(?<![\p{L}\p{N}_*\\/.&=-])([*_])(?=[\p{L}\p{N}„])([^\s*_]*)/gu
const BRACKETS = /\](\s*)\(|\([^()[\]\n]+\)\[(?=\/|https?:|#)|\]\[(?=\/|https?:|#)/g
/** `[Portrait persona="Sam"]`, `[/Portrait]`; `[Team]` may be an answer in a chat. */
const BOXES = new RegExp(
  `\\[(?:/(?=\\w+\\])|(?=\\w+ \\w+=["„“]))(${Object.keys(contracts).join('|')})(?![\\w-])[^\\]]*\\]`,
  'g',
)

/** Signs of emphasis and links that stayed text in silence. `from` and `to` are where the text node stands in the file. */
export function looseSigns(text: string, from: number, to: number): Problem[] {
  const source = text.slice(from, to)
  const problems: Problem[] = []
  const report = (kind: string, at: number, data: Record<string, string> = {}, edits?: Problem['edits']) =>
    problems.push({ kind, data, ...placeIn(text, from + at), ...(edits && { edits }) })

  const double = [...source.matchAll(/(?<!\\)(?:\*\*|__(?=\p{L}))/gu)]
  if (double[0]) report(double.length > 1 ? 'bold-space' : 'bold-open', double[0].index)
  for (const { 1: sign = '', 2: word = '', index } of source.matchAll(SINGLE))
    report('emphasis-open', index, { sign, word })
  for (const { 0: found, 1: tag = '', index } of source.matchAll(BOXES)) report('tag-brackets', index, { tag, found })
  for (const match of source.matchAll(BRACKETS)) {
    const rest = text.slice(from + match.index).split('\n', 1)[0] ?? ''
    const found = broken(rest, match[1])
    if (!found) continue
    const space = match[1] ?? ''
    const at = from + match.index + 1
    const edits = found.kind === 'link-space' ? [{ from: at, to: at + space.length, text: '' }] : undefined
    report(found.kind, match.index, found.data, edits)
  }
  return problems
}

/** What keeps the rest of a line that starts with brackets from being a link. */
function broken(rest: string, space: string | undefined): { kind: string; data: Record<string, string> } | undefined {
  if (space === undefined) {
    const [, words = 'Text', path = ''] = /^(?:\(([^()]+)\)|\])\[([^\]\s]*)/.exec(rest) ?? []
    return { kind: 'link-swapped', data: { words, path } }
  }
  const address = /^\]\s*\(([^()]*)(\)?)/.exec(rest)
  const written = address?.[1] ?? ''
  if (!/^\s*(?:\/|https?:|#|mailto:|tel:|www\.|\+\d)/i.test(written)) return undefined
  if (!address?.[2]) return { kind: 'link-open', data: {} }
  if (space !== '') return { kind: 'link-space', data: {} }
  if (!/\S\s+\S/.test(written)) return undefined
  const tight = written.trim().replace(/\s+/g, /^(mailto|tel|https?):|^\+/.test(written) ? '' : '-')
  return { kind: 'link-blank', data: { href: written, right: linkForm(tight)?.right || tight } }
}
