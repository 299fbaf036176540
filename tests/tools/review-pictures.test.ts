import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../tools/browser.mjs'
import { compare } from '../../tools/review/compare'
import { htmlReport } from '../../tools/review/html-report'
import { readSite } from '../../tools/review/read-site'

let folder = ''
const page = (menu: string, words: string, more = '') => `<!doctype html><html lang="de-AT"><head><title>Seite</title>
  <style>body{margin:0;font:20px sans-serif} section{padding:40px} .tall{height:1500px}</style></head><body>
  <header><a href="/">${menu}</a></header><main><section><h1>Preise</h1><p>${words}</p></section>${more}
  <section class="tall"><h2>Darunter</h2><p>bleibt gleich</p></section></main></body></html>`

function write(state: string, pages: Record<string, string>): string {
  const target = join(folder, state)
  mkdirSync(target)
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(target, `${name}.html`), html)
  return target
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-pictures-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!findBrowser())('the report with pictures', () => {
  it('is one file that needs no other, with pictures of what changed only', async () => {
    const before = write('before', { index: page('Start', 'ab 0,75 €'), b: page('Start', 'x'), c: page('Start', 'y') })
    const band = '<section><h2>Neu</h2><p>Ein Band mehr</p></section>'
    const after = write('after', { index: page('Start', 'ab 0,80 €', band), b: page('Los', 'x'), c: page('Los', 'y') })
    const review = compare(readSite(before), readSite(after))
    const html = await htmlReport({ review, before, after, rev: 'main <b>', notes: ['Ein Hinweis'], root: '.' })

    const report = parse(html)
    const outside = report
      .querySelectorAll('[src], [href], link, script, iframe')
      .filter(one => !one.getAttribute('src')?.startsWith('data:image/'))
    expect(outside.map(one => one.toString().slice(0, 80))).toEqual([])
    expect(html).not.toMatch(/url\((?!data:)|@import/)
    expect(report.querySelector('main')?.text).toContain('main <b>: 3 Seiten geändert')
    expect(report.querySelectorAll('del').map(one => one.text)).toContain('0,75 €')
    expect(report.querySelectorAll('ins').map(one => one.text)).toContain('0,80 €')

    const captions = report.querySelectorAll('figcaption').map(one => one.text)
    // The menu once for both its pages; the price before and after; the new band after only. At both widths.
    expect(captions.filter(text => text === 'vorher, 1280 px breit')).toHaveLength(2)
    expect(captions.filter(text => text === 'jetzt, 390 px breit')).toHaveLength(2)
    expect(captions.filter(text => text === 'neu, 1280 px breit')).toHaveLength(1)
    const sizes = report.querySelectorAll('figure img').map(async image => {
      const data = Buffer.from((image.getAttribute('src') ?? '').split(',')[1] ?? '', 'base64')
      return (await sharp(data).metadata()).height
    })
    expect(Math.max(...(await Promise.all(sizes)).map(Number))).toBeLessThan(250)
  }, 60_000)
})
