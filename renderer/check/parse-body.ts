import type { Nodes, Root } from 'mdast'
import type { VFileMessage } from 'vfile-message'
import type { Edit, Problem } from '../../components/shapes'
import { type Box, readBoxes } from '../grammar'
import { type ReadMarkdown, readExactly } from '../markdown'
import { type Mistake, toProblem } from './mistake'
import { offsetOf, placeIn, withEdits } from './places'
import { balance } from './tag-balance'
import { tagMistakes } from './tag-rules'
import { type Scan, scanTags } from './tag-scanner'

/** Kinds that only follow from a frame which is missing. */
const SHAPE = new Set(['expected', 'leftover', 'wrong-place', 'missing-attribute'])

/** How often the parser may stumble over something the scanner did not know. */
const TRIES = 12

/** `tree` is missing only when the page cannot be read at all; its `boxes` are whole only when there is no problem. */
export type Body = { tree?: Root; boxes?: ReadonlyMap<Nodes, Box>; problems: Problem[] }

/**
 * Reads the body of a page, whole, whatever is wrong in it: what would stop the parser is masked first and told, then the
 * grammar reads the rest. `text` is the file with its head blanked, so that offsets and lines are the file's; `masks` are
 * what other rules have found; `scan` is what `scanTags` says of the text.
 * @throws Error when `read` is quick and stumbles
 */
export function parseBody(
  text: string,
  masks: readonly Edit[] = [],
  read: ReadMarkdown = readExactly,
  scan: Scan = scanTags(text),
): Body {
  const { tokens, mistakes: scanned } = scan
  const balanced = balance(text, tokens)
  const mistakes = [...scanned, ...balanced.mistakes, ...tagMistakes(text, tokens, balanced)]
  const problems = mistakes.filter(({ kind }) => kind !== '').map(mistake => toProblem(mistake, text))
  const parsed = parse(text, [...masks, ...mistakes.flatMap(({ mask }) => mask)], read)
  problems.push(...parsed.problems)
  if (!parsed.tree) return { problems }

  const found: Problem[] = []
  const boxes = readBoxes(parsed.tree, found)
  const lost = new Set(tokens.filter(token => token.lost).map(token => placeIn(text, token.from).line))
  const frames = balanced.orphans.flatMap(({ inside }) => (inside ? [linesOf(text, inside.from, balanced)] : []))
  const orphaned = (problem: Problem) =>
    (SHAPE.has(problem.kind) && frames.some(([first, last]) => problem.line >= first && problem.line <= last)) ||
    (problem.kind === 'wrong-place' &&
      balanced.orphans.some(({ name }) => problem.data.inside?.split(', ').includes(name)))
  const own = found.filter(
    problem => !orphaned(problem) && !(problem.kind === 'missing-attribute' && lost.has(problem.line)),
  )
  return { tree: parsed.tree, boxes, problems: [...problems, ...own] }
}

function linesOf(text: string, from: number, { pairs }: ReturnType<typeof balance>): [number, number] {
  const pair = pairs.find(({ open }) => open.from === from)
  return [placeIn(text, from).line, pair ? placeIn(text, pair.close.to).line : Number.POSITIVE_INFINITY]
}

function parse(text: string, masks: Edit[], read: ReadMarkdown): Body {
  let masked = withEdits(text, masks)
  const problems: Problem[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return { tree: read(masked), problems }
    } catch (error) {
      const { line, column, ruleId } = error as VFileMessage
      if (line === undefined || column === undefined) throw error
      const at = offsetOf(masked, { line, column })
      const sign = masked[at] ?? ''
      problems.push(toProblem(unread(ruleId, sign, at), masked))
      if (sign === '' || sign === '\n' || ruleId !== 'unexpected-character') return { problems }
      masked = withEdits(masked, [{ from: at, to: at + 1, text: ' ' }])
    }
  }
  return { problems }
}

function unread(ruleId: string | undefined, sign: string, at: number): Mistake {
  return {
    kind: ruleId === 'end-tag-mismatch' ? 'tag-crossed' : 'unreadable',
    data: { sign: sign.trim() },
    at,
    mask: [],
  }
}
