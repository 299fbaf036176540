import { parseDocument, type Scalar, visit, type YAMLError } from 'yaml'
import type { z } from 'zod'
import { type Diagnostic, diagnose, type Report, replace } from './diagnose'
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
  if (error && found.length === 0) report(...mistakeOf(error, text))
  if (found.length > 0) return { found }
  const parsed = schema.safeParse(document.toJS() ?? empty)
  if (parsed.success) return { data: parsed.data, found }
  reportIssues(parsed.error.issues, schema, document, report)
  return { found }
}

/** The line of a YAML error: its text, where it and its first word begin, and what follows the error in it. */
type ErrorLine = { at: number; start: number; first: number; line: string; rest: string }

function lineOf(text: string, at: number): ErrorLine {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(start, lineEnd(text, start))
  const first = start + line.search(/\S|$/)
  return { at, start, first, line, rest: text.slice(at, lineEnd(text, at)) }
}

/** A mistake as it is reported: what it is, its place, and its repair where there is one. */
type Mistake = Parameters<Report>

/** What an editor did to cause a YAML error, by its code and by how the line looks. */
function mistakeOf({ code, message, pos: [at] }: YAMLError, text: string): Mistake {
  const line = lineOf(text, at)
  const key = /^\s*(?:- )?[\w/-]+(?=:[^ \n])/.exec(line.line)?.[0]
  if (code === 'TAB_AS_INDENT') return tabMistake(text, at)
  if (code === 'BAD_SCALAR_START')
    return [{ ruleId: 'yaml-start', sign: line.rest[0] ?? '' }, at, quoted(line.rest, at)]
  if (key) return colonMistake(key, line)
  if (message.startsWith('Flow')) return openBracket(text, at)
  if (/^(?:BLOCK_IN_FLOW|DUPLICATE_KEY|BAD_DQ_ESCAPE)$/.test(code))
    return [{ ruleId: 'yaml', code }, at]
  return mistakeInLine(code, line, text) ?? wholeLine(line)
}

function tabMistake(text: string, at: number): Mistake {
  const [tabs = ''] = /^\t*/.exec(text.slice(at)) ?? []
  const fix = tabs ? replace(at, tabs.length, '  '.repeat(tabs.length)) : undefined
  return [{ ruleId: 'yaml-tab' }, at, fix]
}

function colonMistake(key: string, { start }: ErrorLine): Mistake {
  const colon = start + key.length
  return [{ ruleId: 'colon-space', key: key.trim() }, colon, replace(colon, 1, ': ')]
}

function openBracket(text: string, at: number): Mistake {
  const open = Math.max(text.lastIndexOf('{', at), text.lastIndexOf('[', at))
  return [{ ruleId: 'row-open', sign: text[open] === '{' ? '}' : ']' }, open]
}

function mistakeInLine(code: string, found: ErrorLine, text: string): Mistake | undefined {
  const { at, start, first, line, rest } = found
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && at > first) {
    const colon = rest.search(/:(?:\s|$)/)
    if (colon > 0) return [{ ruleId: 'yaml-colon' }, at + colon, quoted(rest, at)]
    // The line that is indented too far follows.
    return [{ ruleId: 'yaml-indent' }, nextWord(text, lineEnd(text, at))]
  }
  if (code !== 'UNEXPECTED_TOKEN') return undefined
  const [bracket] = /^\s*[\w-]+:[ \t]+(?=[[{])/.exec(line) ?? []
  if (bracket)
    return [{ ruleId: 'yaml-start', sign: line[bracket.length] ?? '' }, start + bracket.length]
  // After a quote that ends the value too early, that quote is the mistake.
  return at > first ? [{ ruleId: 'yaml-rest' }, text[at - 1] === '"' ? at - 1 : at] : undefined
}

function wholeLine({ line, first }: ErrorLine): Mistake {
  const isFact = /^\s*-|:(?:\s|$)/.test(line)
  return [isFact ? { ruleId: 'yaml-indent' } : { ruleId: 'yaml-line', text: line.trim() }, first]
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
      report({ ruleId: 'yaml-start', sign: '*' }, range?.[0] ?? 0)
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
  if (space) report({ ruleId: 'key-space', key: String(value) }, at, replace(at, space.length, ''))
}

function reportValue({ value, type, range }: Scalar, text: string, report: Report): void {
  if (typeof value !== 'string' || !range) return
  const [from, to] = range
  const written = text.slice(from, to)
  const second = written.search(/\n\s*\S/)
  // Here every value is one line: another one is a list indented too far, or a quote that is never closed.
  if (second !== -1 && type === 'PLAIN')
    report({ ruleId: 'yaml-glued' }, nextWord(text, from + second))
  else if (second !== -1 && type?.startsWith('QUOTE')) report({ ruleId: 'yaml-quote-open' }, from)
  if (type !== 'PLAIN') return
  const inner = /^[„“”»«]([^„“”»«"]+)[„“”»«]$/.exec(value)?.[1]
  if (inner)
    report(
      { ruleId: 'odd-quotes', value: inner },
      from,
      replace(from, written.length, `"${inner}"`),
    )
  const note = /^[ \t]+#/.exec(text.slice(to))
  // A path is whole before its note.
  if (note && !value.startsWith('/'))
    report(
      { ruleId: 'yaml-comment', kept: value },
      to + note[0].length - 1,
      quoted(text.slice(from, lineEnd(text, to)), from),
    )
}

/** Where the next word begins; the end of the text when none does. */
function nextWord(text: string, at: number): number {
  return at + text.slice(at).search(/\S|$/)
}

function lineEnd(text: string, at: number): number {
  return text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at)
}
