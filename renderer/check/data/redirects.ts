import { isMap, isScalar } from 'yaml'
import { fileOf } from '../../content-files'
import { type Report, replace } from '../../data/diagnose'
import { startOf } from '../../data/node-start'
import { yamlDocument } from '../../data/read-yaml'
import type { Targets } from '../targets'

/** What the server answers before it looks at redirects. */
const RESERVED = /^\/(api|healthz|assets|_[^/]*)(\/|$)/

type Redirect = { path: string; target: string; at: number; targetAt: number }

/** The lines of redirects.yaml as far as they can be read: a mistake in one says nothing of the others. */
export function redirectLines(text: string): Redirect[] {
  const { contents } = yamlDocument(text)
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string'
      ? [{ path: String(key.value), target: value.value, at: startOf(key), targetAt: startOf(value) }]
      : [],
  )
}

/** Old address -> new one. */
export function redirectsIn(text: string): Record<string, string> {
  return Object.fromEntries(redirectLines(text).map(({ path, target }) => [path, target]))
}

/** Redirects that nobody would ever follow, or everybody for ever, or that hide something. */
export function checkRedirects(text: string, { pages, files }: Targets, report: Report): void {
  const redirects = redirectsIn(text)
  const told = new Set<string>()
  for (const { path, target, at, targetAt } of redirectLines(text)) {
    const right = properPath(path)
    const way = wayOf(path, redirects)
    const end = way.at(-1) ?? target
    const isCircle = way.slice(0, -1).includes(end)
    if (right !== path) report('redirect-from', at, { path, right })
    else if (RESERVED.test(path)) report('redirect-taken', at, { path })
    else if (target === path) report('redirect-self', at, { path })
    else if (pages.has(path)) report('redirect-hides', at, { path, file: fileOf(path) })
    else if (files.includes(path)) report('redirect-hides', at, { path, file: `content/media${path}` })
    else if (isCircle) {
      // One circle, told once.
      if (!way.some(step => told.has(step))) report('redirect-circle', at, { way: way.join(' → ') })
      for (const step of way) told.add(step)
    } else if (way.length > 2)
      report('hint-redirect-chain', at, { path, way: way.join(' → '), end }, replace(targetAt, target.length, end))
  }
}

/** `/a` -> `['/a', '/b', '/trial']`; ends at the first address that comes twice. */
function wayOf(path: string, redirects: Readonly<Record<string, string>>): string[] {
  const way = [path]
  for (let next = redirects[path]; next !== undefined; next = redirects[next]) {
    const again = way.includes(next)
    way.push(next)
    if (again) break
  }
  return way
}

/** The part of an old address that a server is asked for: `https://alt.at/x/?y` -> `/x`. */
function properPath(path: string): string {
  const bare = path
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return `/${bare.replace(/^\/+/, '')}`
}
