import { isMap, isPair, isScalar, parseDocument, type Scalar, visit, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import { type Finding, type Report, replace, reporter, startOf } from './report'
import { inGerman, reportIssues } from './schema-issues'
import { cureOf, quoted, severalLines } from './yaml-cures'

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
  if (error && findings.length === 0) {
    const { at, reason, fix } = cureOf(error, text)
    report.error('yaml-form', at, reason, fix)
  }
  if (findings.length > 0) return { document, findings }
  const parsed = schema.safeParse(document.toJS() ?? empty, { error: inGerman })
  if (parsed.success) return { data: parsed.data, document, findings }
  reportIssues(parsed.error.issues, schema, { document, text }, report)
  return { document, findings }
}

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

const restOfLine = (text: string, at: number) => text.slice(at).split('\n', 1)[0] ?? ''

/** Text that YAML accepts with another meaning than its author's. */
function reportMisread(document: YamlDocument, text: string, report: Report): void {
  visit(document, {
    Alias(_, alias) {
      const at = startOf(alias)
      const rest = restOfLine(text, at)
      const isBold = rest.startsWith('**')
      report.error(
        'yaml-form',
        at,
        `Ein Wert darf nicht mit * beginnen${isBold ? ', und fett gibt es hier nicht. Löschen Sie die Zeichen **.' : `. ${QUOTES}`}`,
        isBold ? replace(at, rest.length, rest.replaceAll('**', '')) : undefined,
      )
    },
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string') reportValue(scalar, text, report)
    },
  })
}

function reportValue({ value, type, range }: Scalar, text: string, { error }: Report): void {
  const [from = 0, to = 0] = range ?? []
  // Here every value is one line: another one is a value that was wrapped, a list indented too far, or a quote that is never closed.
  const more = type?.startsWith('BLOCK') ? -1 : text.slice(from, to).search(/\n[ \t]*\S/)
  if (more >= 0) {
    const { at, reason, fix } = severalLines(text, from, from + more + 1)
    error('yaml-form', at, reason, fix)
  }
  const note = /^[ \t]+#/.exec(text.slice(to))
  // A path is whole before its note.
  if (type === 'PLAIN' && note && !String(value).startsWith('/'))
    error(
      'yaml-form',
      to + note[0].length - 1,
      `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${value}“. ${QUOTES}`,
      quoted(restOfLine(text, from), from),
    )
}
