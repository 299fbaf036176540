import { isNode, LineCounter } from 'yaml'
import { type Problem, type Severity, severityOf } from '../sentences/problem'

/** A place in a file of content/. */
export type Place = {
  /** Path from the project's root, e.g. `content/index.mdx`. */
  file: string
  /** Both count from 1. */
  line: number
  column: number
}

/** One thing that is wrong in a file of content/, on the model of VFileMessage, at the place of the thing itself. */
export type Diagnostic = Place & {
  problem: Problem
  severity: Severity
  /** What `npm run check -- --fix` writes instead, where the cure is exact. */
  fix?: readonly Edit[]
}

/** A piece of a file and what takes its place; offsets count from the file's start. */
export type Edit = { from: number; to: number; text: string }

/** Notes what is wrong at an offset of the text. */
export type Report = (problem: Problem, at: number, fix?: readonly Edit[]) => void

/** Collects what is wrong in one file; offsets in `text` become lines and columns. */
export function diagnose(file: string, text: string) {
  const placeOf = placesIn(file, text)
  const found: Diagnostic[] = []
  const report: Report = (problem, at, fix) => {
    found.push({ problem, severity: severityOf(problem), ...placeOf(at), ...(fix && { fix }) })
  }
  return { found, report }
}

/** Turns offsets in a file's text into places. */
export function placesIn(file: string, text: string): (at: number) => Place {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return at => {
    const { line, col } = lines.linePos(Math.max(0, at))
    return { file, line, column: col }
  }
}

/** Puts other words in the place of a piece of text. */
export function replace(from: number, length: number, text: string): Edit[] {
  return [{ from, to: from + length, text }]
}

/** A text as a part of a regular expression that finds just this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Where a node of a YAML document begins, as an offset in its text; 0 for what is not there. */
export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

/** Conflict markers of git. Only the first one is reported: nothing around it can be read. */
export function reportConflict(text: string, report: Report): void {
  const marker = /^(?:<{7}|>{7}|\|{7})(?![<>|])|^={7}[ \t]*$/m.exec(text)
  if (!marker) return
  const [mark] = marker
  report(
    mark.startsWith('<') ? { ruleId: 'conflict' } : { ruleId: 'conflict-rest', mark: mark.trim() },
    marker.index,
  )
}
