import { isMap, isScalar } from 'yaml'
import { fileOf } from '../content-files'
import { yamlDocument } from '../data/read-yaml'
import { type Report, startOf } from '../data/report'
import { SERVED } from './files'
import type { Targets } from './targets'

/** A path as a server receives it: no host, no slash at the end, no query, no anchor. */
const ASKED = /^\/(?:[^?#]*[^?#/])?$/

/** The lines of redirects.yaml as far as they can be read: a mistake in one says nothing of the others. */
function linesOf(text: string) {
  const { contents } = yamlDocument(text)
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string'
      ? [{ key, value, path: String(key.value), target: value.value }]
      : [],
  )
}

/** Old address -> new one. */
export function redirectsIn(text: string): Record<string, string> {
  return Object.fromEntries(linesOf(text).map(({ path, target }) => [path, target]))
}

/** Redirects that nobody would ever follow, that hide something, or that lead on to a redirect: in a circle, perhaps. */
export function checkRedirects(
  text: string,
  { pages, files, redirects }: Targets,
  { error }: Report,
): void {
  for (const { key, value, path, target } of linesOf(text)) {
    const hidden = files.includes(path) ? `content/media${path}` : fileOf(path)
    if (!ASKED.test(path))
      error(
        'redirect-from',
        startOf(key),
        `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite: mit Schrägstrich davor, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter.`,
      )
    else if (pages.has(path) || files.includes(path))
      error(
        'redirect-hides',
        startOf(key),
        `${path} gibt es (${hidden}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
      )
    else if (SERVED.test(path))
      error(
        'redirect-taken',
        startOf(key),
        `${path} gehört der Technik der Website und kann nicht weiterleiten. Löschen Sie die Zeile.`,
      )
    else if (target in redirects)
      error(
        'redirect-again',
        startOf(value),
        `${target} leitet selbst weiter. Schreiben Sie rechts gleich die Adresse einer Seite.`,
      )
  }
}
