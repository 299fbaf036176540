import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { barePage } from './bare-page'
import { builtHtml } from './page-weight'

/** Inside node_modules, where a copy of the server finds its packages. */
const cache = 'node_modules/.cache'

/**
 * Runs `use` with a copy of the build that also holds the bare page of each route, at `/bare/<its place in the list>`:
 * compressed and served just as the site itself.
 */
export async function withBareSite<T>(routes: readonly string[], use: (dist: string) => Promise<T>): Promise<T> {
  mkdirSync(cache, { recursive: true })
  const dist = mkdtempSync(join(cache, 'bench-'))
  try {
    cpSync('dist', dist, { recursive: true })
    mkdirSync(join(dist, 'client/bare'))
    for (const [place, route] of routes.entries()) writePage(join(dist, `client/bare/${place}.html`), builtHtml(route))
    allowAll(join(dist, 'server/headers.json'), routes)
    return await use(dist)
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
}

function writePage(file: string, html: string): void {
  const text = Buffer.from(barePage(html))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(file, text)
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}

/** A bare page has the styles of its page, so the same policy lets it have them. */
function allowAll(file: string, routes: readonly string[]): void {
  const headers = JSON.parse(readFileSync(file, 'utf8')) as { csp: Record<string, string> }
  for (const [place, route] of routes.entries()) headers.csp[`/bare/${place}`] = headers.csp[route] ?? ''
  writeFileSync(file, JSON.stringify(headers))
}
