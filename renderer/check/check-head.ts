import type { Problem } from '../../components/shapes'
import { type FrontMatter, readFrontMatter } from '../front-matter'
import { scanHead } from './head-lines'
import { toProblem } from './mistake'
import { placeIn, withEdits } from './places'
import type { Split } from './split-page'

/** How long a text may be to show whole in a search result, in signs. */
export const LENGTHS = { title: [30, 60], description: [110, 160] } as const

export type CheckedHead = { head?: FrontMatter; problems: Problem[] }

/** Checks the head of a page; `text` is the whole file, for the places. */
export function checkHead(text: string, { head, headStart, problems: marks }: Split, url = ''): CheckedHead {
  if (head.trim() === '' && marks.length > 0) return { problems: [] }
  const mistakes = scanHead(head, headStart)
  const masks = mistakes.flatMap(({ mask }) => mask)
  const masked = withEdits(
    head,
    masks.map(edit => ({ ...edit, from: edit.from - headStart, to: edit.to - headStart })),
  )
  const read = readFrontMatter(masked)
  const told = mistakes.filter(({ kind }) => kind !== '').map(mistake => toProblem(mistake, text))
  const words = mistakes.map(({ data }) => data.text ?? '')
  const conflict = mistakes.some(({ kind }) => kind === '')
  const more = onePerLine(read.problems).filter(
    ({ kind, data, line }) =>
      !(kind === 'yaml' && (conflict || told.some(problem => problem.line === line))) &&
      !(kind === 'head-lacks' && words.some(line => line.includes(data.key ?? '?'))),
  )
  // Edits count in what was read; where a mask has moved it, the next round of repairs finds them again.
  const inFile = ({ edits = [], ...problem }: Problem): Problem =>
    edits.length > 0 && masks.length === 0
      ? { ...problem, edits: edits.map(edit => ({ ...edit, from: edit.from + headStart, to: edit.to + headStart })) }
      : problem
  const own = more
    .map(inFile)
    .map(problem => (problem.data.key === 'canonical' && url ? withOwn(problem, text, url) : problem))
  return { head: read.head, problems: [...told, ...own, ...(read.head ? lengths(text, read.head) : [])] }
}

/** Whatever was written for an address, a page has only its own. */
function withOwn(problem: Problem, text: string, own: string): Problem {
  const from = headValue(text, 'canonical')
  const line = text.slice(from, text.indexOf('\n', from)).trimEnd()
  if (problem.kind !== 'head-wrong') return { ...problem, data: { ...problem.data, own } }
  return { ...problem, data: { ...problem.data, own }, edits: [{ from, to: from + line.length, text: own }] }
}

function onePerLine(problems: Problem[]): Problem[] {
  return problems.filter(
    (problem, index) =>
      problem.kind !== 'yaml' ||
      problems.findIndex(({ kind, line }) => kind === 'yaml' && line === problem.line) === index,
  )
}

/** Where the value of a key of the head starts. */
export function headValue(text: string, key: string): number {
  const match = new RegExp(`^${key}:[ \\t]*`, 'm').exec(text)
  return match ? match.index + match[0].length : 0
}

function lengths(text: string, head: FrontMatter): Problem[] {
  return (['title', 'description'] as const).flatMap(key => {
    const [least, most] = LENGTHS[key]
    const { length } = head[key]
    if (length >= least && length <= most) return []
    const kind = length < least ? 'head-short' : 'head-long'
    const data = { key, length: String(length), least: String(least), most: String(most) }
    return [{ kind, data, ...placeIn(text, headValue(text, key)) }]
  })
}
