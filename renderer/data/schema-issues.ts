import { isMap, isScalar, type YAMLMap } from 'yaml'
import { z } from 'zod'
import { closest, meant } from '../../components/contract/closest'
import { type Report, replace, startOf } from './report'
import { quotesSentence } from './yaml-cures'
import type { YamlDocument } from './yaml-document'

type Path = readonly (string | number)[]
type Issue = z.core.$ZodIssue

const german = z.locales.de().localeError

/** What stands at a place, by the name that a schema has for it. */
const TYPES: Readonly<Record<string, string>> = {
  object: 'Hier stehen mehrere Angaben, jede mit Doppelpunkt und Wert.',
  record: 'Hier stehen mehrere Angaben, jede mit Doppelpunkt und Wert.',
  array: 'Je Zeile steht ein Eintrag: Strich, Leerzeichen, Wert.',
  string: 'Hier steht ein Text, ohne weitere Angaben darin.',
  number: 'Hier steht eine Zahl, mit Punkt statt Komma und ohne Zeichen.',
  int: 'Hier steht eine ganze Zahl.',
  boolean: 'Hier steht true für ja oder false für nein.',
}

/** The sentence where a schema has none of its own: what to write instead for a wrong type, else zod's own German. */
export const inGerman: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? 'Hier steht etwas anderes.'
  const [least, most] = [
    issue.code === 'too_small' && issue.minimum,
    issue.code === 'too_big' && issue.maximum,
  ]
  if (least !== false) return `Es sind mindestens ${least}.`
  if (most !== false) return `Es sind höchstens ${most}.`
  if (issue.code === 'invalid_key') return issue.issues[0]?.message
  if (issue.code === 'invalid_value') return `Möglich: ${issue.values.join(', ')}.`
  return german(issue)
}

/** Tells an editor what a schema refuses: unknown and missing names, and values that do not fit, each at its place. */
export function reportIssues(
  issues: readonly Issue[],
  schema: z.ZodType,
  { document, text }: { document: YamlDocument; text: string },
  report: Report,
): void {
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const places = issues.map(issue => issue.path.join())
  // Of several issues at one place the first is told.
  const firstOfPlace = issues.filter((_, index) => places.indexOf(places[index]!) === index)
  for (const issue of firstOfPlace) {
    const path = issue.path as Path
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) reportUnknown(key, path, schema, document, report)
    else if (path.length > 0 && !document.hasIn(path)) {
      const [name, parent] = [String(path.at(-1)), path.slice(0, -1)]
      // A misspelt name is not reported as missing too.
      if (!unknown.some(key => key.startsWith(`${name}:`) || closest(key, [name])))
        report.error(
          'data-lacks',
          startOf(document.getIn(parent, true)),
          `Hier fehlt die Angabe „${name}“${under(parent)}.`,
        )
    } else reportWrong(issue, { document, text }, report)
  }
}

/** What goes wrong in braces: `{ label:Demo }`, `{ note: Termine, Absagen }`, `{ ai: 0,75 }`. */
const IN_BRACES =
  ' In { } steht nach jedem Doppelpunkt ein Leerzeichen; ein Wert mit einem Komma steht in geraden Anführungszeichen, eine Zahl hat einen Punkt statt des Kommas.'

function reportUnknown(
  key: string,
  path: Path,
  schema: z.ZodType,
  document: YamlDocument,
  { error }: Report,
): void {
  const map = path.length > 0 ? document.getIn(path, true) : document.contents
  const keys = isMap(map) ? map.items.map(item => item.key) : []
  const known = namesAt(schema, path)
  const other = isMap(map) && map.flow ? IN_BRACES : ''
  error(
    'data-unknown',
    startOf(keys.find(node => isScalar(node) && String(node.value) === key)),
    `Unbekannte Angabe „${key}“${under(path)}.${meant(key, known) || ` Möglich: ${known.join(', ')}.${other}`}`,
  )
}

/** A value that does not fit. */
function reportWrong(
  issue: Issue,
  { document, text }: { document: YamlDocument; text: string },
  { error }: Report,
): void {
  const path = issue.path as Path
  const node = document.getIn(path, true)
  const at = startOf(node)
  const name = typeof path.at(-1) === 'number' ? shown(path.slice(-2)) : String(path.at(-1))
  const { read, written } = scalarOf(node)
  if (path.length === 0 && issue.code === 'invalid_type')
    error(
      'data-wrong',
      at,
      'Diese Datei hat keine Angaben der Form „name: Wert“, mit Leerzeichen nach dem Doppelpunkt. Ist sie leer, holen Sie sie aus dem letzten Stand zurück (git checkout).',
    )
  else if (isScalar(node) && written.trim() === '')
    error('data-lacks', at, `„${name}“ ist leer. Ergänzen Sie den Wert oder löschen Sie die Zeile.`)
  else if (/^(?:number|boolean)$/.test(typeof read) && isText(issue))
    error(
      'data-wrong',
      at,
      `„${name}“ ist ein Text, „${written}“ aber liest der Computer als Zahl oder Ja/Nein. Setzen Sie den Wert in gerade Anführungszeichen: "${written}".`,
      replace(at, written.length, `"${written}"`),
    )
  else if (isMap(node) && isText(issue)) reportColon(node, text, error)
  else {
    const near = issue.code === 'invalid_value' ? meant(written, issue.values.map(String)) : ''
    const value = written ? `„${written}“ bei „${name}“` : `„${name}“`
    error('data-wrong', at, `Die Angabe ${value} passt so nicht.${near} ${issue.message}`)
  }
}

/** What a value is, and how it is written. */
function scalarOf(node: unknown): { read: unknown; written: string } {
  const { value: read = undefined, source = undefined } = isScalar(node) ? node : {}
  return { read, written: source ?? String(read ?? '') }
}

/** `- Neu: Online-Dashboard`, where a text was to stand. */
function reportColon({ range }: YAMLMap, text: string, error: Report['error']): void {
  const [from = 0, to = 0] = range ?? []
  const value = text.slice(from, to).trim()
  const isPlain = !/["\\{}[\]\n]/.test(value)
  const fix = isPlain ? replace(from, value.length, `"${value}"`) : undefined
  error('yaml-form', from, quotesSentence(value.split('\n', 1)[0] ?? ''), fix)
}

const isText = (issue: Issue) => issue.code === 'invalid_type' && issue.expected === 'string'

/** `['tiers', 0, 'button']` -> `tiers, Eintrag 1, button`: people count from one. */
function shown(path: Path): string {
  return path.map(step => (typeof step === 'number' ? `Eintrag ${step + 1}` : step)).join(', ')
}

const under = (path: Path) => (path.length > 0 ? ` unter „${shown(path)}“` : '')

/** The names that a schema allows at a path. */
function namesAt(schema: z.ZodType, path: Path): string[] {
  let inner: unknown = schema
  for (const step of path) {
    if (inner instanceof z.ZodObject) inner = inner.shape[String(step)]
    else if (inner instanceof z.ZodArray) inner = inner.element
    if (inner instanceof z.ZodOptional) inner = inner.unwrap()
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
