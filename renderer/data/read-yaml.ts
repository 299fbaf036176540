import {
  isMap,
  isPair,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import type { z } from 'zod'
import { type Edit, type Finding, type Report, replace, reporter, startOf } from './report'
import { inGerman, reportIssues } from './schema-issues'

export type YamlDocument = ReturnType<typeof parseDocument>

/** `data` is there only when nothing is wrong, `document` whenever there was YAML to read. */
export type Yaml<T> = { data?: T; document?: YamlDocument; findings: Finding[] }

/** Reads YAML without throwing: what is wrong stands in `errors`. */
export function yamlDocument(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false })
}

/** A text in a YAML file: the names that it stands under, of which `name` is the last, the map that holds it, its offset. */
export type YamlValue = { path: string; name: string; value: string; at: number; owner?: YAMLMap }

/** All texts of a YAML file but its names, by place. */
export function valuesIn(document: YamlDocument | undefined): YamlValue[] {
  const values: YamlValue[] = []
  visit(document ?? null, {
    Scalar(key, scalar, path) {
      if (key === 'key' || typeof scalar.value !== 'string') return
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''))
      const owner = path.findLast(isMap)
      values.push({
        path: names.join('.'),
        name: names.at(-1) ?? '',
        value: scalar.value,
        at: startOf(scalar),
        ...(owner && { owner }),
      })
    },
  })
  return values
}

/**
 * Reads the YAML of a file by its schema. `empty`: what a file without any facts stands for. What YAML cannot read, or reads
 * otherwise than meant, is told before anything else; of errors only the first, because the rest mostly follows from it.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, empty?: T): Yaml<T> {
  const { findings, report } = reporter(file, text)
  const document = yamlDocument(text)
  reportMisread(document, text, report)
  const [error] = [...document.errors, ...document.warnings]
  if (error && findings.length === 0) reportError(error, text, report)
  if (findings.length > 0) return { document, findings }
  const parsed = schema.safeParse(document.toJS() ?? empty, { error: inGerman })
  if (parsed.success) return { data: parsed.data, document, findings }
  reportIssues(parsed.error.issues, schema, document, report)
  return { document, findings }
}

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

const restOfLine = (text: string, at: number) => text.slice(at).split('\n', 1)[0] ?? ''

/** What an editor did to cause a YAML error, by its code and by how the line looks. */
function reportError(
  { code, message, pos: [at] }: YAMLError,
  text: string,
  { error }: Report,
): void {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const rest = restOfLine(text, at)
  const colon = rest.search(/:(?:\s|$)/)
  const [glued] = /^\s*(?:- )?[\w/-]+(?=:[^ \n])/.exec(restOfLine(text, start)) ?? []
  if (code === 'TAB_AS_INDENT') {
    const tabs = /^\t*/.exec(rest)?.[0].length ?? 0
    const fix = replace(at, tabs, '  '.repeat(tabs))
    error('yaml-tab', at, 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.', fix)
  } else if (code === 'BAD_SCALAR_START')
    error(
      'yaml-start',
      at,
      `Ein Wert darf nicht mit ${rest[0]} beginnen. ${QUOTES}`,
      quoted(rest, at),
    )
  else if (glued) {
    const reason = `Nach „${glued.trim()}:“ fehlt ein Leerzeichen.`
    error('colon-space', start + glued.length, reason, replace(start + glued.length, 1, ': '))
  } else if (code === 'DUPLICATE_KEY')
    error('yaml-twice', at, 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.')
  else if (code === 'BLOCK_AS_IMPLICIT_KEY' && colon > 0 && /\S/.test(text.slice(start, at)))
    error(
      'yaml-colon',
      at + colon,
      `Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. ${QUOTES}`,
      quoted(rest, at),
    )
  // A bracket that is never closed.
  else if (message.startsWith('Flow'))
    error('yaml-form', Math.max(text.lastIndexOf('{', at), text.lastIndexOf('[', at)), FORM)
  else error('yaml-form', at, FORM)
}

const FORM = `Hier passt etwas nicht zusammen. Je Zeile steht „name: Wert“ oder „- Wert“, gleich weit eingerückt wie die Zeilen daneben. Stehen Klammern, Kommas oder Anführungszeichen im Wert: ${QUOTES} Innen schreiben Sie „ und “.`

/** The repair that puts the rest of a line in quotes; none where it has quotes or brackets, which may mean something. */
function quoted(rest: string, at: number): Edit | undefined {
  const value = rest.trimEnd()
  return /["\\{}[\]]/.test(value) ? undefined : replace(at, value.length, `"${value}"`)
}

/** Text that YAML accepts with another meaning than its author's. */
function reportMisread(document: YamlDocument, text: string, report: Report): void {
  visit(document, {
    Alias(_, alias) {
      report.error('yaml-start', startOf(alias), `Ein Wert darf nicht mit * beginnen. ${QUOTES}`)
    },
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string') reportValue(scalar, text, report)
    },
  })
}

function reportValue({ value, type, range }: Scalar, text: string, { error }: Report): void {
  const [from = 0, to = 0] = range ?? []
  // Here every value is one line: another one is a list indented too far, or a quote that is never closed.
  if (/\n\s*\S/.test(text.slice(from, to)) && !type?.startsWith('BLOCK'))
    error('yaml-form', from, FORM)
  const note = /^[ \t]+#/.exec(text.slice(to))
  // A path is whole before its note.
  if (type === 'PLAIN' && note && !String(value).startsWith('/'))
    error(
      'yaml-comment',
      to + note[0].length - 1,
      `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${value}“. ${QUOTES}`,
      quoted(restOfLine(text, from), from),
    )
}
