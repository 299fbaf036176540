import { isAlias, isNode, isScalar, visit } from 'yaml'
import { z } from 'zod'
import type { Edit, Problem } from '../components/shapes'
import { closest } from './closest'
import { cureOf } from './data-schemas'
import { startOf, startOfKey } from './node-start'
import { silentProblems } from './silent-yaml'
import { splitValue } from './split-values'
import { type YamlDocument, yamlDocument } from './yaml-document'
import { stumble } from './yaml-stumbles'

type Path = readonly (string | number)[]
type Document = YamlDocument['document']

/** `data` is there only when nothing is wrong but what YAML takes otherwise than meant. */
export type Yaml<T> = { data?: T; problems: Problem[] }

/** Reads a .yaml file by its schema. Problems carry line and column. `empty`: what a file without any facts stands for. */
export function readYaml<T>(schema: z.ZodType<T>, text: string, empty?: T): Yaml<T> {
  const { document, lines } = yamlDocument(text)
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const broken: { data: Record<string, string>; from: number }[] = [...document.errors, ...document.warnings].map(
    error => {
      const { code, from } = stumble(error, text)
      return { data: { code }, from }
    },
  )
  for (const from of aliases(document)) broken.push({ data: { code: 'BAD_SCALAR_START', sign: '*' }, from })
  // One line out of place makes several errors at one place.
  const first = broken.filter(({ from }, index) => broken.findIndex(other => other.from === from) === index)
  if (first.length > 0) return { problems: first.map(({ data, from }) => ({ kind: 'yaml', data, ...at(from) })) }

  const silent = silentProblems(document, text, at)
  const parsed = schema.safeParse(document.toJS() ?? empty)
  if (parsed.success) return { data: parsed.data, problems: silent }
  const found = parsed.error.issues.flatMap(issue => problemsOf(issue, schema, document, text))
  // The one that was meant is not missing as well.
  const misspelt = (name = '') =>
    found.some(({ kind, data }) => kind === 'data-unknown' && closest(data.extra ?? '', [name]) !== undefined)
  // What a comma has cut off is told with its whole value, once.
  const split = found.filter(({ kind }) => kind === 'data-comma')
  const own = found.filter(problem => {
    if (problem.kind === 'data-lacks') return !misspelt(problem.data.name)
    const told = split.find(({ from }) => from === problem.from)
    return told === undefined || told === problem
  })
  return { problems: [...own.map(({ from, ...problem }) => ({ ...problem, ...at(from) })), ...silent] }
}

/** `*word` is a reference to something that nobody named, and would stop the reader. */
function aliases(document: Document): number[] {
  const found: number[] = []
  visit(document, (_, node) => {
    if (isAlias(node)) found.push(startOf(node))
  })
  return found
}

type Found = { kind: string; data: Record<string, string>; from: number; edits?: Edit[] }

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, document: Document, text: string): Found[] {
  const path = issue.path as Path
  const node = document.getIn(path, true)
  if (path.length === 0 && issue.code === 'invalid_type')
    return [{ kind: node ? 'data-shape' : 'data-empty-file', data: { cure: cureOf(issue) }, from: 0 }]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(extra => {
      const known = keysAt(schema, path)
      const split = splitValue(node, extra, key => known.includes(key), text)
      if (split) return { kind: 'data-comma', ...split }
      const data = { key: shown(path), extra, known: known.join(',') }
      return { kind: 'data-unknown', data, from: startOfKey(node, extra) }
    })
  const around = [...path.keys()].map(index => document.getIn(path.slice(0, path.length - index), true)).find(isNode)
  const from = startOf(around)
  const name = typeof path.at(-1) === 'number' ? shown(path.slice(-2)) : String(path.at(-1))
  if (node === undefined) {
    const data = { key: shown(path.slice(0, -1)), name: String(path.at(-1)), cure: cureOf(issue) }
    return [{ kind: 'data-lacks', data, from }]
  }
  return [{ ...wrong(issue, name, isScalar(node) ? node : undefined), from }]
}

type Scalar = { value: unknown; source?: string | undefined; range?: [number, number, number] | null | undefined }

function wrong(issue: z.core.$ZodIssue, key: string, node: Scalar | undefined): Omit<Found, 'from'> {
  const found = node?.source ?? String(node?.value ?? '')
  const cure = cureOf(issue)
  if (node && found.trim() === '') return { kind: 'data-empty', data: { key, cure } }
  if (issue.code === 'invalid_value')
    return { kind: 'data-option', data: { key, found, options: issue.values.map(String).join(',') } }
  // Numbers and yes/no are texts in quotes.
  if (issue.code === 'invalid_type' && issue.expected === 'string' && node?.range && !cure.includes('Pfad'))
    return { kind: 'data-quotes', data: { key, found }, edits: quoted(node.range) }
  return { kind: 'data-wrong', data: { key, found, cure } }
}

function quoted([from, to]: readonly number[]): Edit[] {
  return [from, to].map(at => ({ from: at ?? 0, to: at ?? 0, text: '"' }))
}

/** `['tiers', 0, 'button']` -> `tiers, Eintrag 1, button`: people count from one. */
function shown(path: Path): string {
  return path.map(step => (typeof step === 'number' ? `Eintrag ${step + 1}` : step)).join(', ')
}

/** The keys that a schema allows at a path. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let inner: unknown = schema
  for (const step of path) {
    if (inner instanceof z.ZodObject) inner = inner.shape[String(step)]
    else if (inner instanceof z.ZodArray) inner = inner.element
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
