import { isMap, isScalar, visit } from 'yaml'
import { fileOf } from '../../data/content-files'
import { emiliaSchemas } from '../../data/emilia-schemas'
import { type Report, startOf } from '../../data/report'
import { readScenes } from '../../data/scenes'
import { dataNames, type readData, readDataFile, readText } from '../../data/site-data'
import { valuesIn, type YamlDocument } from '../../data/yaml-document'
import { type Checked, judge, type Rules } from './checked'
import { checkTarget, type Targets } from './targets'
import { checkValues } from './visible'

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

/** An address of the site, whether or not anything is there. The schema refuses what is none. */
const ADDRESS = /^\/(?:[\w.-]+\/?)*(?:#.*)?$/
/** The same in a sentence, `[Text](/pfad)`. */
const LINK = /(?<=\]\()(\/(?!\/)[^)\s]*)(?=\))/g

/** What .yaml files say of pages and of each other: dead and old addresses, odd redirects, packages that nobody sells. */
export function checkData(
  { file, text, document, findings }: Checked,
  { targets, packages }: { targets: Targets; packages: readonly string[] },
  report: Report,
): void {
  // Links in who Emilia is are examples.
  if (!document || file.endsWith('/vorgaben.yaml')) return
  // Where YAML was not read as meant, notes look like values.
  if (findings.every(({ ruleId }) => ruleId !== 'yaml-form'))
    checkValues(text, document, file.startsWith('content/emilia/'), report)
  const isRedirects = file.endsWith('/redirects.yaml')
  const moved = file.startsWith('content/emilia/') ? 'error' : 'hint'
  for (const one of [...addressesIn(document, isRedirects), ...linksIn(text)]) {
    const isChain = isRedirects && one.href in targets.redirects
    if (!isChain) checkTarget({ ...one, text }, targets, report, moved)
  }
  // Without packages prices.yaml could not be read, which is told elsewhere.
  if (file.endsWith('/subjects.yaml') && packages.length > 0)
    checkPackages(document, packages, report)
  if (isRedirects)
    for (const one of namesIn(document)) judge(REDIRECT_RULES, [one, targets, one.at], report)
}

/** Packages in subjects.yaml that nobody sells. */
function checkPackages(
  document: YamlDocument,
  packages: readonly string[],
  { error }: Report,
): void {
  for (const { path, value, at } of valuesIn(document))
    if (path === 'packages.name' && !packages.includes(value))
      error(
        'target-missing',
        at,
        `Ein Paket „${value}“ gibt es in prices.yaml nicht. Die Pakete heißen: ${packages.join(', ')}.`,
      )
}

const linksIn = (text: string) =>
  [...text.matchAll(LINK)].map(({ 0: href, index }) => ({ href, at: index }))

/** The addresses of a .yaml file, names and values; names in redirects.yaml are those that are gone. */
function addressesIn(document: YamlDocument, isRedirects: boolean) {
  const found: { href: string; at: number }[] = []
  visit(document, {
    Scalar(key, scalar) {
      const href = String(scalar.value)
      if (ADDRESS.test(href) && !(isRedirects && key === 'key'))
        found.push({ href, at: startOf(scalar) })
    },
  })
  return found
}

/** The names at the left edge of a YAML file, and what stands behind them. */
function namesIn({ contents }: YamlDocument): { path: string; at: number; value: unknown }[] {
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    isScalar(key) ? { path: String(key.value), at: startOf(key), value } : [],
  )
}

/** Redirects that nobody would ever follow, that hide something, or that lead on to a redirect: in a circle, perhaps. */
const REDIRECT_RULES: Rules<{ path: string; value: unknown }, Targets> = {
  redirect: [
    // A path as a server receives it: no host, no slash at the end, no query, no anchor.
    ({ path }) =>
      !/^\/(?:[^?#]*[^?#/])?$/.test(path) &&
      `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite: mit Schrägstrich davor, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter.`,
    ({ path }, { pages, files }) =>
      (pages.has(path) || files.includes(path)) &&
      `${path} gibt es (${files.includes(path) ? `content/media${path}` : fileOf(path)}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
    ({ value }, { redirects }) => {
      const target = isScalar(value) ? String(value.value) : ''
      const reason = `${target} leitet selbst weiter. Schreiben Sie rechts gleich die Adresse einer Seite.`
      return target in redirects && { reason, at: startOf(value) }
    },
  ],
}
