import { isNode, LineCounter } from 'yaml'
import type { Diagnostic, Edit } from '../../components/shapes'

/** Notes what is wrong at an offset of the text. */
export type Report = (ruleId: string, at: number, data?: Diagnostic['data'], fix?: readonly Edit[]) => void

/** Collects what is wrong in one file; offsets in `text` become lines and columns. */
export function diagnose(file: string, text: string) {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  const found: Diagnostic[] = []
  const report: Report = (ruleId, at, data = {}, fix) => {
    const { line, col } = lines.linePos(Math.max(0, at))
    found.push({ ruleId, file, line, column: col, data, ...(fix && { fix }) })
  }
  return { found, report }
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
  const mark = /^(?:<{7}|>{7}|\|{7})(?![<>|])|^={7}[ \t]*$/m.exec(text)
  if (mark) report(mark[0].startsWith('<') ? 'conflict' : 'conflict-rest', mark.index, { mark: mark[0].trim() })
}

/** Hints say what reads badly; they stop nothing. */
export function isHint({ ruleId }: Diagnostic): boolean {
  return ruleId.startsWith('hint-')
}
