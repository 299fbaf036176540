import { isMap, isScalar } from 'yaml'
import { z } from 'zod'
import { closest } from './closest'
import { cureOf } from './data-schemas'
import { type Report, replace, startOf } from './diagnose'
import type { YamlDocument } from './read-yaml'

type Path = readonly (string | number)[]

/** Tells an editor what a schema refuses: unknown and missing names, and values that do not fit, each at its place. */
export function reportIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  document: YamlDocument,
  report: Report,
): void {
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const told = new Set<string>()
  for (const issue of issues) {
    const path = issue.path as Path
    if (told.has(path.join())) continue
    told.add(path.join())
    const node = document.getIn(path, true)
    const known = keysAt(schema, path)
    if (path.length === 0 && issue.code === 'invalid_type')
      report(node ? 'data-shape' : 'data-empty-file', startOf(node))
    else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) reportUnknown(key, path, node, known, report)
    else if (node !== undefined) reportWrong(issue, path, node, { known, isWhole: unknown.length === 0 }, report)
    else {
      const name = String(path.at(-1))
      const parent = document.getIn(path.slice(0, -1), true)
      // A misspelt name is not reported as missing too.
      if (!unknown.some(key => key.startsWith(`${name}:`) || closest(key, [name])))
        report('data-lacks', startOf(parent), { key: shown(path.slice(0, -1)), name, cure: cureOf(issue) })
    }
  }
}

function reportUnknown(key: string, path: Path, map: unknown, known: readonly string[], report: Report): void {
  const keys = isMap(map) ? map.items.map(item => item.key) : []
  const at = startOf(keys.find(node => isScalar(node) && String(node.value) === key))
  const colon = key.search(/:\S/)
  if (colon > 0) report('colon-space', at + colon, { key: key.slice(0, colon) }, replace(at + colon, 1, ': '))
  else if (isMap(map) && map.flow && map.get(key) == null) report('data-comma', at, { extra: key })
  else report('data-unknown', at, { key: shown(path), extra: key, known: known.join(',') })
}

function reportWrong(
  issue: z.core.$ZodIssue,
  path: Path,
  node: unknown,
  { known, isWhole }: { known: readonly string[]; isWhole: boolean },
  report: Report,
): void {
  const at = startOf(node)
  const cure = cureOf(issue)
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined
  const key = typeof path.at(-1) === 'number' ? shown(path.slice(-2)) : String(path.at(-1))
  const found = isScalar(node) ? (node.source ?? String(node.value ?? '')) : ''
  if (expected === 'object') report('data-object', at, { key, known: known.join(', ') })
  else if (expected === 'array') report('data-list', at, { key })
  else if (isScalar(node) && found.trim() === '') report('data-empty', at, { key, cure })
  else if (issue.code === 'invalid_value')
    report('data-option', at, { key, found, options: issue.values.map(String).join(',') })
  // Numbers and booleans need quotes where a text belongs; a comma may cut off the rest.
  else if (expected === 'string' && isScalar(node) && !cure.includes('Pfad'))
    report('data-quotes', at, { key, found }, isWhole ? replace(at, found.length, `"${found}"`) : undefined)
  else report('data-wrong', at, { key, found, cure })
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
