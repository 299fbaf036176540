import { parseDocument, type Scalar, visit, type YAMLError } from 'yaml'
import { z } from 'zod'
import { type Edit, type Finding, type Report, replace, reporter } from './report'
import { reportGlued, reportIssues } from './schema-issues'

export type YamlDocument = ReturnType<typeof parseDocument>

/** `data` is there only when nothing is wrong. */
export type Yaml<T> = { data?: T; found: Finding[] }

/** Reads YAML without throwing: what is wrong stands in `errors`. */
export function yamlDocument(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false })
}

const german = z.locales.de().localeError

/** What is said where a schema has no words of its own: nothing of what is missing, and zod's German of the rest. */
const inGerman: z.core.$ZodErrorMap = issue => {
  if (issue.input === undefined) return ''
  const expected = issue.code === 'invalid_type' ? issue.expected : ''
  if (expected === 'object') return 'Sie besteht aus mehreren, jede mit Doppelpunkt und Wert.'
  if (expected === 'array') return 'Je Zeile steht ein Eintrag: Strich, Leerzeichen, Wert.'
  return german(issue)
}

/**
 * Reads the YAML of a file by its schema. `empty`: what a file without any facts stands for. What YAML cannot read, or reads
 * otherwise than meant, is told before anything else; of errors only the first, because the rest mostly follows from it.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, empty?: T): Yaml<T> {
  const { found, report } = reporter(file, text)
  const document = yamlDocument(text)
  reportMisread(document, text, report)
  const [error] = [...document.errors, ...document.warnings]
  if (error && found.length === 0) reportError(error, text, report)
  if (found.length > 0) return { found }
  const parsed = schema.safeParse(toData(document) ?? empty, { error: inGerman })
  if (parsed.success) return { data: parsed.data, found }
  reportIssues(parsed.error.issues, schema, document, report)
  return { found }
}

/** Aliases that lead nowhere, or to too much, make yaml throw: they are told as what they are. */
function toData(document: YamlDocument): unknown {
  try {
    return document.toJS()
  } catch {
    return undefined
  }
}

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

/** What an editor did to cause a YAML error, by its code and by how the line looks. */
function reportError({ code, message, pos: [at] }: YAMLError, text: string, report: Report): void {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(start, lineEnd(text, start))
  const first = start + line.search(/\S|$/)
  const rest = text.slice(at, lineEnd(text, at))
  const [glued] = /^\s*(?:- )?[\w/-]+(?=:[^ \n])/.exec(line) ?? []
  if (code === 'TAB_AS_INDENT') reportTab(at, text, report)
  else if (code === 'BAD_SCALAR_START') reportSign(rest.slice(0, 1), at, report, quoted(rest, at))
  else if (glued) reportGlued(glued, start + glued.length, report)
  else if (code === 'DUPLICATE_KEY')
    report.error('yaml-twice', at, 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.')
  else if (message.startsWith('Flow'))
    // A bracket that is never closed.
    reportSigns(Math.max(text.lastIndexOf('{', at), text.lastIndexOf('[', at)), report)
  else if (/^(?:BLOCK_IN_FLOW|BAD_DQ_ESCAPE)$/.test(code)) reportSigns(at, report)
  else if (code === 'BLOCK_AS_IMPLICIT_KEY' && at > first) reportColon(at, text, report)
  else if (code === 'UNEXPECTED_TOKEN' && at > first)
    // After a quote that ends the value too early, that quote is the mistake.
    reportSigns(/["']/.test(text[at - 1] ?? '') ? at - 1 : at, report)
  else reportIndent(first, report)
}

/** A colon in a value, or a line below it that is indented too far. */
function reportColon(at: number, text: string, report: Report): void {
  const rest = text.slice(at, lineEnd(text, at))
  const colon = rest.search(/:(?:\s|$)/)
  if (colon <= 0) reportIndent(nextWord(text, lineEnd(text, at)), report)
  else
    report.error(
      'yaml-colon',
      at + colon,
      `Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. ${QUOTES}`,
      quoted(rest, at),
    )
}

function reportIndent(at: number, { error }: Report): void {
  error(
    'yaml-indent',
    at,
    'Diese Zeile passt nicht zu ihren Nachbarn: Je Zeile steht „name: Wert“ oder „- Wert“, gleich weit eingerückt.',
  )
}

/** Quotes, brackets and commas that do not fit. */
function reportSigns(at: number, { error }: Report): void {
  error(
    'yaml-signs',
    at,
    `Hier passen Klammern, Kommas oder Anführungszeichen nicht zusammen. ${QUOTES} Anführungszeichen im Wert schreiben Sie als „ und “.`,
  )
}

function reportTab(at: number, text: string, report: Report): void {
  const [tabs = ''] = /^\t*/.exec(text.slice(at)) ?? []
  const fix = tabs ? replace(at, tabs.length, '  '.repeat(tabs.length)) : undefined
  report.error('yaml-tab', at, 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.', fix)
}

function reportSign(sign: string, at: number, report: Report, fix?: Edit): void {
  report.error('yaml-start', at, `Ein Wert darf nicht mit ${sign} beginnen. ${QUOTES}`, fix)
}

/** The repair that puts the rest of a line in quotes; none where it has quotes or brackets, which may mean something. */
function quoted(rest: string, at: number): Edit | undefined {
  const value = rest.trimEnd()
  return /["\\{}[\]]/.test(value) ? undefined : replace(at, value.length, `"${value}"`)
}

/** Text that YAML accepts with another meaning than its author's. */
function reportMisread(document: YamlDocument, text: string, report: Report): void {
  visit(document, {
    Alias(_, { range }) {
      reportSign('*', range?.[0] ?? 0, report)
    },
    Scalar(key, scalar) {
      if (key !== 'key') reportValue(scalar, text, report)
    },
  })
}

function reportValue({ value, type, range }: Scalar, text: string, report: Report): void {
  if (typeof value !== 'string' || !range) return
  const [from, to] = range
  const written = text.slice(from, to)
  const second = written.search(/\n\s*\S/)
  // Here every value is one line: another one is a list indented too far, or a quote that is never closed.
  if (second !== -1 && type === 'PLAIN') reportIndent(nextWord(text, from + second), report)
  else if (second !== -1 && type?.startsWith('QUOTE')) reportSigns(from, report)
  if (type !== 'PLAIN') return
  const inner = /^[„“”»«]([^„“”»«"]+)[„“”»«]$/.exec(value)?.[1]
  if (inner)
    report.error(
      'odd-quotes',
      from,
      `Geschwungene Anführungszeichen um den ganzen Wert stünden mit auf der Seite. Nehmen Sie gerade: "${inner}".`,
      replace(from, written.length, `"${inner}"`),
    )
  const note = /^[ \t]+#/.exec(text.slice(to))
  // A path is whole before its note.
  if (note && !value.startsWith('/'))
    report.error(
      'yaml-comment',
      to + note[0].length - 1,
      `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${value}“. ${QUOTES}`,
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
