import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type PageWeight = {
  route: string
  /** HTML with the CSS and the entry in it, as it goes over the wire. */
  brotli: number
  /** Inline scripts that run, gzip 9: all JavaScript before the visitor does anything. */
  scriptGzip: number
  /** Files of the site that its scripts may load later. */
  later: string[]
}

/** Routes of all built pages, with `/404`. */
export function builtPages(client = 'dist/client'): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  return files
    .map(file => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .map(route => (route === '/index' ? '/' : route))
    .sort()
}

/** Routes of all built pages that visitors can ask for. */
export const siteRoutes = () => builtPages().filter(route => route !== '/404')

/** A built page as text. */
function builtHtml(route: string, client = 'dist/client'): string {
  return readFileSync(fileOf(route, client), 'utf8')
}

function fileOf(route: string, client: string): string {
  const file = join(client, route === '/' ? 'index.html' : `${route.slice(1)}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`)
  return file
}

/** What one page costs before anything is clicked; reads the built files. */
export function weighPage(route: string, client = 'dist/client'): PageWeight {
  const html = builtHtml(route, client)
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc=|ld\+json/.test(attributes))
  const code = inline.map(([, , text = '']) => text).join('\n')
  return {
    route,
    brotli: readFileSync(`${fileOf(route, client)}.br`).length,
    scriptGzip: gzipSync(code, { level: 9 }).length,
    later: [...code.matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)].map(([, file = '']) => file),
  }
}

/** Bytes of the two text fonts; the one for three symbols is fetched only by pages that show them. */
export function fontBytes(client = 'dist/client'): number {
  const folder = join(client, 'assets/static')
  const fonts = readdirSync(folder).filter(file => /^(bricolage|figtree)\..*woff2$/.test(file))
  return fonts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0)
}

/** Gzip of a script and everything it imports by itself, e.g. of an island: what one click loads. */
export function scriptGzip(
  address: string,
  client = 'dist/client',
  seen = new Set<string>(),
): number {
  if (seen.has(address)) return 0
  seen.add(address)
  const code = readFileSync(join(client, address), 'utf8')
  const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)].map(
    ([, from = '']) => from,
  )
  const own = gzipSync(code, { level: 9 }).length
  return imports.reduce(
    (sum, from) => sum + scriptGzip(new URL(from, `http://x${address}`).pathname, client, seen),
    own,
  )
}
