import type { Edit, Problem } from '../../components/shapes'
import { fileOf } from '../content-files'
import type { Targets } from './site-rules'

/** What the server answers before it looks at redirects. */
const RESERVED = /^\/(api|healthz|assets|_[^/]*)(\/|$)/

/** Old address -> new one, as far as they can be read: a mistake in one line says nothing of the others. */
export function redirectsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^(["']?)([^\s#"'][^\s"']*)\1:[ \t]+(["']?)([^\s"']+)\3[ \t]*$/gm)
  return Object.fromEntries([...lines].map(([, , path = '', , target = '']) => [path, target]))
}

/** Redirects that nobody would ever follow, or everybody for ever, or that hide something. */
export function redirectProblems(text: string, { pages, files }: Targets): Problem[] {
  const lines = text.split('\n')
  const redirects = redirectsIn(text)
  const told = new Set<string>()
  return Object.entries(redirects).flatMap(([path, target]): Problem[] => {
    const line = lines.findIndex(written => isKey(written, path)) + 1
    const place = { line: Math.max(1, line), column: 1 }
    const right = properPath(path)
    if (right !== path) return [{ kind: 'redirect-from', data: { path, right }, ...place }]
    if (RESERVED.test(path)) return [{ kind: 'redirect-taken', data: { path }, ...place }]
    if (target === path) return [{ kind: 'redirect-self', data: { path }, ...place }]
    if (pages.has(path)) return [{ kind: 'redirect-hides', data: { path, file: fileOf(path) }, ...place }]
    if (files.includes(path))
      return [{ kind: 'redirect-hides', data: { path, file: `content/media${path}` }, ...place }]
    const way = wayOf(path, redirects)
    const end = way.at(-1) ?? target
    if (way.slice(0, -1).includes(end)) {
      // One circle, told once.
      if (told.has(end) || way.some(step => told.has(step))) return []
      for (const step of way) told.add(step)
      return [{ kind: 'redirect-circle', data: { way: way.join(' → ') }, ...place }]
    }
    if (way.length <= 2) return []
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    const at = from + (lines[line - 1] ?? '').indexOf(target, path.length)
    const edits: Edit[] = [{ from: at, to: at + target.length, text: end }]
    return [{ kind: 'hint-redirect-chain', data: { path, way: way.join(' → '), end }, ...place, edits }]
  })
}

function isKey(line: string, path: string): boolean {
  return [path, `"${path}"`, `'${path}'`].some(key => line.startsWith(`${key}:`))
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
