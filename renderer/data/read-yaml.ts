import { parseDocument, type Scalar, visit, type YAMLError } from 'yaml'
import type { z } from 'zod'
import type { Diagnostic } from '../../components/shapes'
import { diagnose, type Report, replace } from './diagnose'
import { reportIssues } from './schema-issues'

export type YamlDocument = ReturnType<typeof parseDocument>

/** `data` is there only when nothing is wrong. */
export type Yaml<T> = { data?: T; found: Diagnostic[] }

/** Reads YAML without throwing: what is wrong stands in `errors`. */
export function yamlDocument(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false })
}

/**
 * Reads the YAML of a file by its schema. `empty`: what a file without any facts stands for. What YAML cannot read, or reads
 * otherwise than meant, is told before anything else; of errors only the first, because the rest mostly follows from it.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, empty?: T): Yaml<T> {
  const { found, report } = diagnose(file, text)
  const document = yamlDocument(text)
  reportMisread(document, text, report)
  const [error] = [...document.errors, ...document.warnings]
  if (error && found.length === 0) reportError(error, text, report)
  if (found.length > 0) return { found }
  const parsed = schema.safeParse(document.toJS() ?? empty)
  if (parsed.success) return { data: parsed.data, found }
  reportIssues(parsed.error.issues, schema, document, report)
  return { found }
}

/** Turns a YAML error into a diagnostic, by its code, its place and the line there. */
function reportError({ code, message, pos: [at] }: YAMLError, text: string, report: Report): void {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(start, lineEnd(text, start))
  const first = start + line.search(/\S|$/)
  const rest = text.slice(at, lineEnd(text, at))
  const name = /^\s*(?:- )?[\w/-]+(?=:[^ \n])/.exec(line)?.[0]
  const [bracket] = /^\s*[\w-]+:[ \t]+(?=[[{])/.exec(line) ?? []
  const colon = rest.search(/:(?:\s|$)/)
  if (code === 'TAB_AS_INDENT') report('yaml-tab', at)
  else if (code === 'BAD_SCALAR_START') report('yaml-start', at, { sign: rest[0] ?? '' }, quoted(rest, at))
  else if (name) report('colon-space', start + name.length, { key: name.trim() }, replace(start + name.length, 1, ': '))
  else if (message.startsWith('Flow')) {
    const open = Math.max(text.lastIndexOf('{', at), text.lastIndexOf('[', at))
    report('row-open', open, { sign: text[open] === '{' ? '}' : ']' })
  } else if (code === 'BLOCK_AS_IMPLICIT_KEY' && colon > 0 && at > first)
    report('yaml-colon', at + colon, {}, quoted(rest, at))
  // The line that is indented too far follows.
  else if (code === 'BLOCK_AS_IMPLICIT_KEY' && at > first) report('yaml-indent', nextWord(text, lineEnd(text, at)))
  else if (code === 'UNEXPECTED_TOKEN' && bracket)
    report('yaml-start', start + bracket.length, { sign: line[bracket.length] ?? '' })
  // After a quote that ends the value too early, that quote is the mistake.
  else if (code === 'UNEXPECTED_TOKEN' && at > first) report('yaml-rest', text[at - 1] === '"' ? at - 1 : at)
  else if (/^(?:BLOCK_IN_FLOW|DUPLICATE_KEY|BAD_DQ_ESCAPE)$/.test(code)) report('yaml', at, { code })
  else if (!/^\s*-|:(?:\s|$)/.test(line)) report('yaml-line', first, { text: line.trim() })
  else report('yaml-indent', first)
}

/** The repair that puts the rest of a line in quotes; none where it has quotes or brackets, which may mean something. */
function quoted(rest: string, at: number) {
  const value = rest.trimEnd()
  return /["\\{}[\]]/.test(value) ? undefined : replace(at, value.length, `"${value}"`)
}

/** Text that YAML accepts with another meaning than its author's. */
function reportMisread(document: YamlDocument, text: string, report: Report): void {
  visit(document, {
    Alias(_, { range }) {
      report('yaml-start', range?.[0] ?? 0, { sign: '*' })
    },
    Scalar(key, scalar) {
      if (key === 'key') reportKey(scalar, text, report)
      else reportValue(scalar, text, report)
    },
  })
}

function reportKey({ value, range }: Scalar, text: string, report: Report): void {
  const at = range?.[1] ?? 0
  const [space] = /^[ \t]+(?=:)/.exec(text.slice(at)) ?? []
  if (space) report('key-space', at, { key: String(value) }, replace(at, space.length, ''))
}

function reportValue({ value, type, range }: Scalar, text: string, report: Report): void {
  if (typeof value !== 'string' || !range) return
  const [from, to] = range
  const written = text.slice(from, to)
  const second = written.search(/\n\s*\S/)
  // Here every value is one line: another one is a list indented too far, or a quote that is never closed.
  if (second !== -1 && type === 'PLAIN') report('yaml-glued', nextWord(text, from + second))
  else if (second !== -1 && type?.startsWith('QUOTE')) report('yaml-quote-open', from)
  if (type !== 'PLAIN') return
  const inner = /^[„“”»«]([^„“”»«"]+)[„“”»«]$/.exec(value)?.[1]
  if (inner) report('odd-quotes', from, { value: inner }, replace(from, written.length, `"${inner}"`))
  const note = /^[ \t]+#/.exec(text.slice(to))
  // A path is whole before its note.
  if (note && !value.startsWith('/'))
    report('yaml-comment', to + note[0].length - 1, { kept: value }, quoted(text.slice(from, lineEnd(text, to)), from))
}

/** Where the next word begins; the end of the text when none does. */
function nextWord(text: string, at: number): number {
  return at + text.slice(at).search(/\S|$/)
}

function lineEnd(text: string, at: number): number {
  return text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at)
}
