import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtPages, fileOf, folder } from '../support/built-pages'
import { delivered } from '../support/delivered'

/** Bytes of brotli that a page may have as it is shipped. */
const PAGE = 20_000
const SCRIPT_GZIP = 3000
/**
 * React 19.2 with what wakes islands is 60 kB of it, the panel with its styles, its ways on and the numbers to call in need
 * 15.6; React 19.3 would be 69.
 */
const CHAT_GZIP = 75_600
const FORM_GZIP = 68_000

/** What one page costs before anything is clicked; reads the built files. */
function weighPage(route: string) {
  const scripts = [...delivered(route).html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc=|ld\+json/.test(attributes))
  const code = inline.map(([, , text = '']) => text).join('\n')
  return {
    brotli: readFileSync(join(folder, `${fileOf(route)}.br`)).length,
    scriptGzip: gzipSync(code, { level: 9 }).length,
    later: [...code.matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)].map(([, file = '']) => file),
  }
}

/** Gzip of a script and everything it imports by itself, e.g. of an island: what one click loads. */
function scriptGzip(address: string, seen = new Set<string>()): number {
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

const { csp } = JSON.parse(readFileSync('dist/server/headers.json', 'utf8'))

describe.each(builtPages())('%s', route => {
  const page = weighPage(route)

  it('is small, with its styles and its script, and runs little before the visitor does anything', () => {
    expect(page.brotli, `${route}: bytes of brotli`).toBeLessThanOrEqual(PAGE)
    expect(page.scriptGzip, `${route}: bytes of gzip`).toBeLessThanOrEqual(SCRIPT_GZIP)
    expect(page.scriptGzip).toBeGreaterThan(500)
  })

  it('paints only once its header is there, and its form as a whole, which would move otherwise', () => {
    const { document } = delivered(route)
    const awaited = document.querySelector('head > link[rel=expect][blocking=render]')
    const ends = document.querySelectorAll('.header-bar > :last-child, .request-form > :last-child')
    expect(awaited?.getAttribute('href')).toBe(`#${ends.at(-1)?.id}`)
  })

  it('is sent with the policy that stands in it, and the rule that only a header can give', () => {
    const policy = delivered(route).document.querySelector(
      'meta[http-equiv="Content-Security-Policy"]',
    )
    expect(csp[route === '/404' ? '*' : route]).toBe(
      `${policy?.getAttribute('content')}; frame-ancestors 'none'`,
    )
  })
})

describe('what comes later', () => {
  const { later } = weighPage('/')

  it('stays within what one click on Emilia may cost', () => {
    expect(later.length).toBeGreaterThan(3)
    expect(Math.max(...later.map(file => scriptGzip(file)))).toBeLessThanOrEqual(CHAT_GZIP)
  })

  it('stays within what a form may cost that comes near', () => {
    const forms = later.filter(file => /Form\./.test(file))
    expect(forms).toHaveLength(2)
    for (const file of forms) expect(scriptGzip(file), file).toBeLessThanOrEqual(FORM_GZIP)
  })
})
