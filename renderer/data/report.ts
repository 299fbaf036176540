import { VFileMessage } from 'vfile-message'
import { isNode, LineCounter } from 'yaml'

/**
 * One thing that is wrong in a file of content/. `reason` is a German sentence: what is wrong, and the cure. `fatal` is true for an
 * error, which stops a build, false for a hint, and null for what the firm has to settle before the site goes live. `line` and
 * `column` say where the mistake is. If there is an exact repair, it replaces the text at `place` by `expected`.
 */
export type Finding = VFileMessage & { file: string; line: number; column: number }

/** A piece of a file and what takes its place; offsets count from the file's start. */
export type Edit = { from: number; to: number; text: string }

type Tell = (ruleId: string, at: number, reason: string, fix?: Edit) => void

/** Notes what is wrong at an offset of the text. */
export type Report = {
  error: Tell
  /** What reads badly, or might be wrong. */
  hint: Tell
  /** What the firm has to settle before the site goes live. */
  open: Tell
}

/** Turns offsets of a text into points; lines and columns count from 1. */
export function pointsIn(text: string) {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return (offset: number) => {
    const { line, col: column } = lines.linePos(Math.max(0, offset))
    return { line, column, offset }
  }
}

/** Collects what is wrong in one file. @param file its path from the project's root, e.g. `content/index.mdx` */
export function reporter(file: string, text: string): { findings: Finding[]; report: Report } {
  const pointOf = pointsIn(text)
  const findings: Finding[] = []
  const tell =
    (fatal: boolean | null): Tell =>
    (ruleId, at, reason, fix) => {
      const place = { start: pointOf(fix?.from ?? at), end: pointOf(fix?.to ?? at) }
      // A finding is one line, also where it quotes several.
      const message = new VFileMessage(reason.replace(/\s*\n\s*/g, ' '), { place, ruleId })
      const { line, column } = pointOf(at)
      const expected = fix && [fix.text]
      findings.push(Object.assign(message, { file, line, column, fatal, expected }))
    }
  return { findings, report: { error: tell(true), hint: tell(false), open: tell(null) } }
}

/** The repair of a finding, where it has one. */
export function editOf({ place, expected }: Finding): Edit | undefined {
  if (!expected || !place || !('start' in place)) return undefined
  return { from: place.start.offset ?? 0, to: place.end.offset ?? 0, text: expected[0] ?? '' }
}

/** What an editor reads of a finding. */
export function explain({ reason, fatal }: Finding): string {
  return fatal === false ? `Hinweis: ${reason}` : reason
}

/** `content/x.mdx:14:1  Satz`, the one line an editor sees everywhere: terminal, preview and build. */
export function lineOf(finding: Finding): string {
  const { file, line, column } = finding
  return `${file}:${line}:${column}  ${explain(finding)}`
}

/** The content is wrong; the message holds one finding a line, for editors, and no stack. */
export function contentError(findings: readonly Finding[]): Error {
  const message = `\n${findings.map(lineOf).join('\n')}\n`
  return Object.assign(new Error(message), { name: 'Inhalt', stack: message })
}

/** Puts other words in the place of a piece of text. */
export function replace(from: number, length: number, text: string): Edit {
  return { from, to: from + length, text }
}

/** Where a node of a YAML document begins, as an offset in its text; 0 for what is not there. */
export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}
