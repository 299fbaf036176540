import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf, folder } from '../support/built-pages'
import { delivered } from '../support/delivered'

type PageWeight = {
  /** HTML with the CSS and the entry in it, as it goes over the wire. */
  brotli: number
  /** Inline scripts that run, gzip 9: all JavaScript before the visitor does anything. */
  scriptGzip: number
  /** Files of the site that its scripts may load later. */
  later: string[]
}

/** What one page costs before anything is clicked; reads the built files. */
export function weighPage(route: string): PageWeight {
  const scripts = [...delivered(route).html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc=|ld\+json/.test(attributes))
  const code = inline.map(([, , text = '']) => text).join('\n')
  return {
    brotli: readFileSync(join(folder, `${fileOf(route)}.br`)).length,
    scriptGzip: gzipSync(code, { level: 9 }).length,
    later: [...code.matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)].map(([, file = '']) => file),
  }
}

/** Bytes of the two text fonts; the one for three symbols is fetched only by pages that show them. */
export function fontBytes(): number {
  const fonts = readdirSync(join(folder, 'assets/static')).filter(file =>
    /^(bricolage|figtree)\..*woff2$/.test(file),
  )
  return fonts.reduce(
    (sum, file) => sum + readFileSync(join(folder, 'assets/static', file)).length,
    0,
  )
}

/** Gzip of a script and everything it imports by itself, e.g. of an island: what one click loads. */
export function scriptGzip(address: string, seen = new Set<string>()): number {
  if (seen.has(address)) return 0
  seen.add(address)
  const code = readFileSync(join(folder, address), 'utf8')
  const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)].map(
    ([, from = '']) => from,
  )
  const own = gzipSync(code, { level: 9 }).length
  return imports.reduce(
    (sum, from) => sum + scriptGzip(new URL(from, `http://x${address}`).pathname, seen),
    own,
  )
}
