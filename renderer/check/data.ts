import { isMap, isScalar } from 'yaml'
import type { Offer } from '../../shared/messages'
import { fileOf } from '../content-files'
import { emiliaSchemas } from '../data/emilia-schemas'
import { valuesIn, type YamlValue, yamlDocument } from '../data/read-yaml'
import { type Report, startOf } from '../data/report'
import { readScenes } from '../data/scenes'
import { dataNames, type readData, readDataFile, readText } from '../data/site-data'
import type { Checked } from './checked'
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
export function redirectsIn(text: string): Record<string, string> {
  return Object.fromEntries(valuesIn(text).map(({ name, value }) => [name, value]))
}

/** A path of the site, whether or not anything is there. The schema refuses what is none. */
const PATH = /^\/(?:[a-z0-9-]+\/?)*(?:#.*)?$/i

/** What .yaml files say of pages: dead paths, odd redirects, offers that nobody sells. */
export function checkData(
  { file, text }: Checked,
  { targets, offers }: { targets: Targets; offers: readonly Offer[] },
  report: Report,
): void {
  // Links in who Emilia is are examples.
  if (!file.endsWith('.yaml')) return
  for (const one of valuesIn(text)) {
    if (PATH.test(one.value)) checkTarget(one.value, one.at, targets, report)
    if (file.endsWith('/subjects.yaml')) checkOffer(one, offers, report)
  }
  // Links in what she says.
  for (const { 1: address = '', index } of text.matchAll(/(?<=\]\()(\/(?!\/)[^)\s]*)(?=\))/g))
    checkTarget(address, index, targets, report)
  if (file.endsWith('/questions.yaml'))
    for (const { path, at } of namesIn(text)) checkTarget(path, at, targets, report)
  if (file.endsWith('/redirects.yaml')) checkRedirects(text, targets, report)
}

/** The names at the left edge of a YAML file, and what stands behind them. */
function namesIn(text: string): { path: string; at: number; value: unknown }[] {
  const { contents } = yamlDocument(text)
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    isScalar(key) ? { path: String(key.value), at: startOf(key), value } : [],
  )
}

/** Packages and their features in subjects.yaml: by a piece of its line Emilia finds the package that has a feature. */
function checkOffer(
  { path, value, at }: YamlValue,
  offers: readonly Offer[],
  { error }: Report,
): void {
  const packages = offers.filter(({ group }) => group === 'package')
  // Without packages the offers could not be read, which is told elsewhere.
  if (packages.length === 0) return
  const names = [...new Set(packages.map(({ name }) => name))]
  const isSold = ({ features = [] }: Offer) => features.some(line => line.includes(value))
  if (path === 'packages.name' && !names.includes(value))
    error(
      'emilia-unknown-offer',
      at,
      `Ein Paket „${value}“ gibt es in prices.yaml nicht. Die Pakete heißen: ${names.join(', ')}.`,
    )
  if (path === 'features.feature' && !packages.some(isSold))
    error(
      'emilia-unknown-offer',
      at,
      `„${value}“ steht in prices.yaml bei keinem Paket. Schreiben Sie ein Stück der Zeile so, wie es dort unter features steht.`,
    )
}

/** Redirects that nobody would ever follow, that hide something, or that lead on to a redirect: in a circle, perhaps. */
function checkRedirects(
  text: string,
  { pages, files, redirects }: Targets,
  { error }: Report,
): void {
  for (const { path, at, value } of namesIn(text)) {
    const target = isScalar(value) ? String(value.value) : ''
    // A path as a server receives it: no host, no slash at the end, no query, no anchor.
    if (!/^\/(?:[^?#]*[^?#/])?$/.test(path))
      error(
        'redirect-from',
        at,
        `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite: mit Schrägstrich davor, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter.`,
      )
    else if (pages.has(path) || files.includes(path))
      error(
        'redirect-hides',
        at,
        `${path} gibt es (${files.includes(path) ? `content/media${path}` : fileOf(path)}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
      )
    else if (target in redirects)
      error(
        'redirect-again',
        startOf(value),
        `${target} leitet selbst weiter. Schreiben Sie rechts gleich die Adresse einer Seite.`,
      )
  }
}
