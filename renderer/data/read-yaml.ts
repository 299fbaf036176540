import { isScalar, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import type { Diagnostic } from '../../components/shapes'
import { diagnose, type Report, replace } from './diagnose'
import { startOf } from './node-start'
import { reportIssues } from './schema-issues'
import { oddIndent, slipIn } from './yaml-slips'

export type YamlDocument = ReturnType<typeof parseDocument>

/** `data` is there only when nothing is wrong. */
export type Yaml<T> = { data?: T; found: Diagnostic[] }

/** Reads YAML without throwing: what is wrong stands in `errors`. */
export function yamlDocument(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false })
}

/**
 * Reads the YAML of a file by its schema. `empty`: what a file without any facts stands for. What YAML cannot read, or reads
 * otherwise than meant, is told before anything else, and only the first of it: the rest mostly follows.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, empty?: T): Yaml<T> {
  const { found, report } = diagnose(file, text)
  const document = yamlDocument(text)
  const [error] = [...document.errors, ...document.warnings]
  if (error) reportError(error.code, error.pos[0], text, report)
  else reportMisread(document, text, report)
  if (found.length > 0) return { found }
  const parsed = schema.safeParse(document.toJS() ?? empty)
  if (parsed.success) return { data: parsed.data, found }
  reportIssues(parsed.error.issues, schema, document, text, report)
  return { found }
}

/** What YAML stumbles over, by the slip that leads there: its own errors name what it would have liked to read. */
function reportError(code: string, at: number, text: string, report: Report): void {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const before = text.lastIndexOf('\n', start - 2) + 1
  // YAML notices a row that is not whole in the next line, and a quote that is not closed at the end of the file.
  const open = lineStarts(text)
    .map(from => slipIn(lineAt(text, from), from))
    .find(slip => slip?.ruleId.includes('quote'))
  const above = start > 0 ? slipIn(lineAt(text, before), before) : undefined
  const slip =
    (code === 'MISSING_CHAR' && open) ||
    slipIn(lineAt(text, start), start) ||
    (/^(?:row-open|yaml-comment)$/.test(above?.ruleId ?? '') && above) ||
    oddIndent(text)
  const line = /^[^\s#:-][^:\n]*$/.exec(lineAt(text, start))?.[0]
  if (slip) report(slip.ruleId, slip.at, slip.data, slip.fix)
  else if (line) report('yaml-line', start, { text: line.trim() })
  else report('yaml', at, { code })
}

function lineAt(text: string, start: number): string {
  return text.slice(start).split('\n', 1)[0] ?? ''
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
}

/** What YAML takes otherwise than it was meant, without a word. */
function reportMisread(document: YamlDocument, text: string, report: Report): void {
  // A file of a single line may lack its only colon.
  const single = isScalar(document.contents)
    ? slipIn(lineAt(text, startOf(document.contents)), startOf(document.contents))
    : undefined
  if (single) report(single.ruleId, single.at, single.data, single.fix)
  visit(document, {
    Alias(_, { source, range }) {
      const at = range?.[0] ?? 0
      report(source.startsWith('*') ? 'yaml-plain' : 'yaml-start', at, { sign: '*' })
    },
    Scalar(key, { value, type, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return
      const [from, to] = range
      const written = text.slice(from, to)
      if (/^[•●▪◦‣·–—]\s/.test(written)) report('item-sign', from, { sign: written[0] ?? '' }, replace(from, 1, '-'))
      else reportGlued(text, from, written, report)
      const quoted = /^[„“”»«]([^„“”»«"]+)[„“”»«]$/.exec(value)?.[1]
      if (quoted) report('odd-quotes', from, { value: quoted }, replace(from, written.length, `"${quoted}"`))
      const note = /^[ \t]+#/.exec(text.slice(to))
      // A path is whole before its note.
      if (note && !value.startsWith('/'))
        report(
          'yaml-comment',
          to + note[0].length - 1,
          { kept: value },
          replace(from, lineEnd(text, to) - from, `"${text.slice(from, lineEnd(text, to)).trimEnd()}"`),
        )
    },
  })
}

function lineEnd(text: string, at: number): number {
  return text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at)
}

/** Items of a list that YAML appends to the value above, because they are indented further. */
function reportGlued(text: string, start: number, written: string, report: Report): void {
  const above = /^([ \t]*)- *$/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
  for (const { 0: whole, 1: indent = '', index } of written.matchAll(/\n([ \t]+)-[ \t]+/g)) {
    const line = start + index + 1
    report('yaml-glued', line + indent.length, {}, above ? replace(line, whole.length - 1, `${above[1]}- `) : undefined)
  }
}
