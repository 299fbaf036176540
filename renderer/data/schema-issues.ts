import { isMap, isScalar, type parseDocument } from 'yaml'
import { z } from 'zod'
import { closest, meant } from '../../components/closest'
import { type Report, replace, startOf } from './report'

/** What people write for true and false. */
const YES_NO: Record<string, string> = { ja: 'true', yes: 'true', nein: 'false', no: 'false' }

type Path = readonly (string | number)[]
type Issue = z.core.$ZodIssue

/** Tells an editor what a schema refuses: unknown and missing names, and values that do not fit, each at its place. */
export function reportIssues(
  issues: readonly Issue[],
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
    if (path.length === 0 && issue.code === 'invalid_type')
      report.error(
        'data-shape',
        startOf(node),
        'Diese Datei hat keine Angaben der Form „name: Wert“, mit Leerzeichen nach dem Doppelpunkt. Ist sie leer, holen Sie sie aus dem letzten Stand zurück (git checkout).',
      )
    else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) reportUnknown(key, path, node, keysAt(schema, path), report)
    else if (node === undefined) reportMissing(issue, document, unknown, report)
    else reportWrong(issue, node, unknown.length === 0, report)
  }
}

/** `name:Wert` */
export function reportGlued(key: string, colon: number, report: Report): void {
  const reason = `Nach „${key.trim()}:“ fehlt ein Leerzeichen.`
  report.error('colon-space', colon, reason, replace(colon, 1, ': '))
}

function reportMissing(
  issue: Issue,
  document: ReturnType<typeof parseDocument>,
  unknown: readonly string[],
  report: Report,
): void {
  const parent = (issue.path as Path).slice(0, -1)
  const name = String(issue.path.at(-1))
  // A misspelt name is not reported as missing too.
  if (unknown.some(key => key.startsWith(`${name}:`) || closest(key, [name]))) return
  const under = parent.length > 0 ? ` unter „${shown(parent)}“` : ''
  const at = startOf(document.getIn(parent, true))
  report.error('data-lacks', at, `Hier fehlt die Angabe „${name}“${under}. ${issue.message}`.trim())
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
  const under = path.length > 0 ? ` unter „${shown(path)}“` : ''
  if (colon > 0) reportGlued(key.slice(0, colon), at + colon, report)
  else if (isMap(map) && map.flow && map.get(key) == null)
    report.error(
      'data-comma',
      at,
      `„${key}“ steht nach einem Komma, das eine neue Angabe beginnt. Setzen Sie den ganzen Wert in gerade Anführungszeichen.`,
    )
  else
    report.error(
      'data-unknown',
      at,
      `Unbekannte Angabe „${key}“${under}.${meant(key, known) || ` Möglich: ${known.join(', ')}.`}`,
    )
}

/** A value that does not fit. `isWhole`: the file has no unknown names. */
function reportWrong(issue: Issue, node: unknown, isWhole: boolean, report: Report): void {
  const told = toldOf(issue, node)
  const { key, found } = told
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined
  if (isScalar(node) && found.trim() === '')
    report.error(
      'data-empty',
      told.at,
      `„${key}“ ist leer. Ergänzen Sie den Wert oder löschen Sie die Zeile.`,
    )
  else if (issue.code === 'invalid_value') reportOption(told, issue.values.map(String), report)
  else if (expected === 'string' && isScalar(node) && !issue.message.includes('Pfad'))
    reportUnquoted(told, isWhole, report)
  else {
    const word = expected === 'boolean' ? YES_NO[found.toLowerCase()] : undefined
    const fix = word ? replace(told.at, found.length, word) : undefined
    const value = found ? `„${found}“ bei „${key}“` : `„${key}“`
    report.error('data-wrong', told.at, `Die Angabe ${value} passt so nicht. ${issue.message}`, fix)
  }
}

/** Where a value stands, its name, and what is written. */
type Told = { at: number; key: string; found: string }

function toldOf({ path }: Issue, node: unknown): Told {
  const found = isScalar(node) ? (node.source ?? String(node.value ?? '')) : ''
  return { at: startOf(node), key: keyOf(path as Path), found }
}

function reportOption({ at, key, found }: Told, options: readonly string[], report: Report): void {
  const possible = `${meant(found, options)} Möglich: ${options.join(', ')}.`
  report.error('data-option', at, `Bei „${key}“ gibt es „${found}“ nicht.${possible}`)
}

/** Numbers and booleans need quotes where a text belongs; a comma may cut off the rest. */
function reportUnquoted({ at, key, found }: Told, isWhole: boolean, report: Report): void {
  report.error(
    'data-quotes',
    at,
    `„${key}“ ist ein Text, „${found}“ aber liest der Computer als Zahl oder Ja/Nein. Setzen Sie den Wert in gerade Anführungszeichen: "${found}".`,
    isWhole ? replace(at, found.length, `"${found}"`) : undefined,
  )
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
