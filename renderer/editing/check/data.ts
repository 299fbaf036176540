import { isMap, isScalar } from 'yaml'
import { fileOf } from '../../data/content-files'
import { emiliaSchemas } from '../../data/emilia-schemas'
import { valuesIn, type YamlDocument, type YamlValue } from '../../data/read-yaml'
import { type Report, startOf } from '../../data/report'
import { readScenes } from '../../data/scenes'
import { dataNames, type readData, readDataFile, readText } from '../../data/site-data'
import { type Checked, judge, type Rules } from './checked'
import { checkTarget, type Targets } from './targets'

/** The .yaml files that hold facts of the whole site, as they were read. */
export type SiteFiles = { [N in (typeof dataNames)[number]]: ReturnType<typeof readData<N>> }

const PERSONA = 'content/emilia/persona.md'

/** The .yaml files of content/, each read by its schema, and content/emilia/persona.md. */
export function dataFiles(root: string, read: SiteFiles): Checked[] {
  const emilia = Object.keys(emiliaSchemas).map(name => `content/emilia/${name}.yaml`)
  return [
    ...dataNames.map(name => read[name]),
    ...emilia.map(file => readDataFile(file, root)),
    ...readScenes(root),
    { file: PERSONA, ...readText(PERSONA, root) },
  ]
}

/** Old address -> new one, as far as redirects.yaml can be read: a mistake in one line says nothing of the others. */
export function redirectsIn(document: YamlDocument | undefined): Record<string, string> {
  return Object.fromEntries(valuesIn(document).map(({ name, value }) => [name, value]))
}

/** A path of the site, whether or not anything is there. The schema refuses what is none. */
const PATH = /^\/(?:[a-z0-9-]+\/?)*(?:#.*)?$/i

/** What .yaml files say of pages and of each other: dead paths, odd redirects, packages that nobody sells. */
export function checkData(
  { file, text, document }: Checked,
  { targets, packages }: { targets: Targets; packages: readonly string[] },
  report: Report,
): void {
  // Links in who Emilia is are examples.
  if (!document) return
  for (const one of valuesIn(document)) {
    if (PATH.test(one.value)) checkTarget(one.value, one.at, targets, report)
    // Without packages prices.yaml could not be read, which is told elsewhere.
    if (file.endsWith('/subjects.yaml') && packages.length > 0)
      judge(PACKAGE_RULES, [one, packages, one.at], report.error)
  }
  // Links in what she says.
  for (const { 1: address = '', index } of text.matchAll(/(?<=\]\()(\/(?!\/)[^)\s]*)(?=\))/g))
    checkTarget(address, index, targets, report)
  if (file.endsWith('/questions.yaml'))
    for (const { path, at } of namesIn(document)) checkTarget(path, at, targets, report)
  if (file.endsWith('/redirects.yaml'))
    for (const one of namesIn(document)) judge(REDIRECT_RULES, [one, targets, one.at], report.error)
}

/** The names at the left edge of a YAML file, and what stands behind them. */
function namesIn({ contents }: YamlDocument): { path: string; at: number; value: unknown }[] {
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    isScalar(key) ? { path: String(key.value), at: startOf(key), value } : [],
  )
}

/** Packages in subjects.yaml. */
const PACKAGE_RULES: Rules<YamlValue, readonly string[]> = {
  'emilia-unknown-package': ({ path, value }, packages) =>
    path === 'packages.name' &&
    !packages.includes(value) &&
    `Ein Paket „${value}“ gibt es in prices.yaml nicht. Die Pakete heißen: ${packages.join(', ')}.`,
}

/** Redirects that nobody would ever follow, that hide something, or that lead on to a redirect: in a circle, perhaps. */
const REDIRECT_RULES: Rules<{ path: string; value: unknown }, Targets> = {
  // A path as a server receives it: no host, no slash at the end, no query, no anchor.
  'redirect-from': ({ path }) =>
    !/^\/(?:[^?#]*[^?#/])?$/.test(path) &&
    `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite: mit Schrägstrich davor, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter.`,
  'redirect-hides': ({ path }, { pages, files }) =>
    (pages.has(path) || files.includes(path)) &&
    `${path} gibt es (${files.includes(path) ? `content/media${path}` : fileOf(path)}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
  'redirect-again'({ value }, { redirects }) {
    const target = isScalar(value) ? String(value.value) : ''
    const reason = `${target} leitet selbst weiter. Schreiben Sie rechts gleich die Adresse einer Seite.`
    return target in redirects && { reason, at: startOf(value) }
  },
}
