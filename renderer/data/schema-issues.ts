import { isMap, isScalar, type parseDocument } from 'yaml'
import { z } from 'zod'
import { closest } from '../../components/closest'
import { cureOf } from './data-schemas'
import { type Report, replace, startOf } from './diagnose'

/** What people write for true and false. */
const YES_NO: Record<string, string> = { ja: 'true', yes: 'true', nein: 'false', no: 'false' }

type Path = readonly (string | number)[]

/** Tells an editor what a schema refuses: unknown and missing names, and values that do not fit, each at its place. */
export function reportIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  document: ReturnType<typeof parseDocument>,
  report: Report,
): void {
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const places = issues.map(issue => issue.path.join())
  // Of several issues at one place the first is told.
  const firstOfPlace = issues.filter((_, index) => places.indexOf(places[index]!) === index)
  for (const issue of firstOfPlace) {
    const path = issue.path as Path
    const node = document.getIn(path, true)
    const known = keysAt(schema, path)
    if (path.length === 0 && issue.code === 'invalid_type')
      report({ ruleId: node ? 'data-shape' : 'data-empty-file' }, startOf(node))
    else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) reportUnknown(key, path, node, known, report)
    else if (node === undefined) reportMissing(issue, document, unknown, report)
    else report(...wrongValue(issue, node, { known, isWhole: unknown.length === 0 }))
  }
}

function reportMissing(
  issue: z.core.$ZodIssue,
  document: ReturnType<typeof parseDocument>,
  unknown: readonly string[],
  report: Report,
): void {
  const parent = (issue.path as Path).slice(0, -1)
  const name = String(issue.path.at(-1))
  // A misspelt name is not reported as missing too.
  if (unknown.some(key => key.startsWith(`${name}:`) || closest(key, [name]))) return
  report(
    { ruleId: 'data-lacks', key: shown(parent), name, cure: cureOf(issue) },
    startOf(document.getIn(parent, true)),
  )
}

function reportUnknown(
  key: string,
  path: Path,
  map: unknown,
  known: readonly string[],
  report: Report,
): void {
  const keys = isMap(map) ? map.items.map(item => item.key) : []
  const at = startOf(keys.find(node => isScalar(node) && String(node.value) === key))
  const colon = key.search(/:\S/)
  if (colon > 0)
    report(
      { ruleId: 'colon-space', key: key.slice(0, colon) },
      at + colon,
      replace(at + colon, 1, ': '),
    )
  else if (isMap(map) && map.flow && map.get(key) == null)
    report({ ruleId: 'data-comma', extra: key }, at)
  else report({ ruleId: 'data-unknown', key: shown(path), extra: key, known }, at)
}

/** What to report of a value that does not fit. `isWhole`: the file has no unknown names. */
function wrongValue(
  issue: z.core.$ZodIssue,
  node: unknown,
  { known, isWhole }: { known: readonly string[]; isWhole: boolean },
): Parameters<Report> {
  const at = startOf(node)
  const key = keyOf(issue.path as Path)
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined
  if (expected === 'object') return [{ ruleId: 'data-object', key, known }, at]
  if (expected === 'array') return [{ ruleId: 'data-list', key }, at]
  const cure = cureOf(issue)
  const found = isScalar(node) ? (node.source ?? String(node.value ?? '')) : ''
  if (isScalar(node) && found.trim() === '') return [{ ruleId: 'data-empty', key, cure }, at]
  if (issue.code === 'invalid_value')
    return [{ ruleId: 'data-option', key, found, options: issue.values.map(String) }, at]
  // Numbers and booleans need quotes where a text belongs; a comma may cut off the rest.
  if (expected === 'string' && isScalar(node) && !cure.includes('Pfad')) {
    const fix = isWhole ? replace(at, found.length, `"${found}"`) : undefined
    return [{ ruleId: 'data-quotes', key, found }, at, fix]
  }
  const word = expected === 'boolean' ? YES_NO[found.toLowerCase()] : undefined
  const fix = word ? replace(at, found.length, word) : undefined
  return [{ ruleId: 'data-wrong', key, found, cure }, at, fix]
}

/** A value as editors know it: by its name, an entry of a list by the list's name too. */
function keyOf(path: Path): string {
  return typeof path.at(-1) === 'number' ? shown(path.slice(-2)) : String(path.at(-1))
}

/** `['tiers', 0, 'button']` -> `tiers, Eintrag 1, button`: people count from one. */
function shown(path: Path): string {
  return path.map(step => (typeof step === 'number' ? `Eintrag ${step + 1}` : step)).join(', ')
}

/** The names that a schema allows at a path. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let inner: unknown = schema
  for (const step of path) {
    if (inner instanceof z.ZodOptional) inner = inner.unwrap()
    if (inner instanceof z.ZodObject) inner = inner.shape[String(step)]
    else if (inner instanceof z.ZodArray) inner = inner.element
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
