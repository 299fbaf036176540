import { isMap, isNode, isScalar, type Pair } from 'yaml'
import { z } from 'zod'
import { closest } from './closest'
import { cureOf } from './data-schemas'
import { type Report, replace } from './diagnose'
import { startOf, startOfKey } from './node-start'
import type { YamlDocument } from './read-yaml'

type Path = readonly (string | number)[]

/** Tells an editor what a schema refuses: unknown and missing names, and values that do not fit, each at its place. */
export function reportIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  document: YamlDocument,
  text: string,
  report: Report,
): void {
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const cuts = issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? cutValues(document.getIn(issue.path, true), keysAt(schema, issue.path as Path), text)
      : [],
  )
  for (const { name, value, from, length } of cuts)
    report('data-comma', from, { name, value }, replace(from, length, `"${value}"`))
  for (const issue of issues) {
    const path = issue.path as Path
    const node = document.getIn(path, true)
    const cure = cureOf(issue)
    if (path.length === 0 && issue.code === 'invalid_type') report(node ? 'data-shape' : 'data-empty-file', 0, { cure })
    else if (issue.code === 'unrecognized_keys') {
      const rest = cuts.flatMap(cut => cut.rest)
      for (const key of issue.keys)
        if (!rest.includes(key)) reportUnknown(key, path, node, keysAt(schema, path), report)
    } else if (cuts.some(({ from }) => from === startOf(node))) continue
    else if (node !== undefined) reportWrong(issue, path, node, cure, report)
    else {
      const name = String(path.at(-1))
      const around = path.map((_, index) => document.getIn(path.slice(0, -1 - index), true)).find(isNode)
      // A name that is only misspelt is not missing as well.
      if (!unknown.some(key => key.startsWith(`${name}:`) || closest(key, [name])))
        report('data-lacks', startOf(around), { key: shown(path.slice(0, -1)), name, cure })
    }
  }
}

function reportUnknown(key: string, path: Path, map: unknown, known: readonly string[], report: Report): void {
  const at = startOfKey(map, key)
  const colon = key.search(/:\S/)
  if (colon > 0) report('colon-space', at + colon, { key: key.slice(0, colon) }, replace(at + colon, 1, ': '))
  else report('data-unknown', at, { key: shown(path), extra: key, known: known.join(',') })
}

/** A value that a comma cuts in two, `{ value: Graz, Österreich }`: whole, and the names that are no names but its rest. */
type CutValue = { name: string; value: string; from: number; length: number; rest: string[] }

function cutValues(map: unknown, known: readonly string[], text: string): CutValue[] {
  const items = isMap(map) && map.flow ? map.items : []
  const isRest = ({ key, value }: Pair) =>
    value === null && isScalar(key) && !known.includes(String(key.value)) && !/:\S/.test(String(key.value))
  return items.flatMap(({ key, value }, index) => {
    const next = items.slice(index + 1)
    const end = next.findIndex(item => !isRest(item))
    const rest = (end === -1 ? next : next.slice(0, end)).map(item => item.key).filter(isScalar)
    const last = rest.at(-1)
    if (!last || !isScalar(key) || !isScalar(value) || value.value === null) return []
    const from = startOf(value)
    const length = (last.range?.[1] ?? from) - from
    const whole = text.slice(from, from + length).replaceAll('"', '')
    return [{ name: String(key.value), value: whole, from, length, rest: rest.map(one => String(one.value)) }]
  })
}

function reportWrong(issue: z.core.$ZodIssue, path: Path, node: unknown, cure: string, report: Report): void {
  const at = startOf(node)
  const key = typeof path.at(-1) === 'number' ? shown(path.slice(-2)) : String(path.at(-1))
  const found = isScalar(node) ? (node.source ?? String(node.value ?? '')) : ''
  if (isScalar(node) && found.trim() === '') report('data-empty', at, { key, cure })
  else if (issue.code === 'invalid_value')
    report('data-option', at, { key, found, options: issue.values.map(String).join(',') })
  // Numbers and yes or no are texts in quotes.
  else if (issue.code === 'invalid_type' && issue.expected === 'string' && isScalar(node) && !cure.includes('Pfad'))
    report('data-quotes', at, { key, found }, replace(at, found.length, `"${found}"`))
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
    if (inner instanceof z.ZodObject) inner = inner.shape[String(step)]
    else if (inner instanceof z.ZodArray) inner = inner.element
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
