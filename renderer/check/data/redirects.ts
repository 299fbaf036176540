import { isMap, isScalar } from 'yaml'
import { fileOf } from '../../content-files'
import { type Report, startOf } from '../../data/diagnose'
import { yamlDocument } from '../../data/read-yaml'
import type { Targets } from '../targets'

/** What the server answers before it looks at redirects. */
const RESERVED = /^\/(api|healthz|metrics|assets|_[^/]*)(\/|$)/
/** A path as a server receives it: no host, no slash at the end, no query, no anchor. */
const ASKED = /^\/(?:[^?#]*[^?#/])?$/

/** The lines of redirects.yaml as far as they can be read: a mistake in one says nothing of the others. */
function redirectLines(text: string) {
  const { contents } = yamlDocument(text)
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string'
      ? [
          {
            path: String(key.value),
            target: value.value,
            at: startOf(key),
            targetAt: startOf(value),
          },
        ]
      : [],
  )
}

/** Old address -> new one. */
export function redirectsIn(text: string): Record<string, string> {
  return Object.fromEntries(redirectLines(text).map(({ path, target }) => [path, target]))
}

/** Redirects that nobody would ever follow, that hide something, or that lead on to a redirect: in a circle, perhaps. */
export function checkRedirects(
  text: string,
  { pages, files, redirects }: Targets,
  report: Report,
): void {
  for (const { path, target, at, targetAt } of redirectLines(text)) {
    if (!ASKED.test(path)) report({ ruleId: 'redirect-from', path }, at)
    else if (RESERVED.test(path)) report({ ruleId: 'redirect-taken', path }, at)
    else if (pages.has(path)) report({ ruleId: 'redirect-hides', path, file: fileOf(path) }, at)
    else if (files.includes(path))
      report({ ruleId: 'redirect-hides', path, file: `content/media${path}` }, at)
    else if (target in redirects) report({ ruleId: 'redirect-again', target }, targetAt)
  }
}
