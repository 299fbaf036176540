import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compare, report } from '../../tools/review/compare'
import { writeTexts } from '../../tools/review/texts'
import { scratchFolder } from '../support/scratch-folder'

type Files = Record<string, string>

function write(folder: string, files: Files): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** A built state: pages by name as the HTML of their main, other files by their path. */
function state(pages: Files, others: Files = {}): string {
  const files: Files = { 'dist/client/sam.svg': '<svg/>', 'content/site.yaml': 'brand: 4xDU' }
  for (const [name, words] of Object.entries({ index: '<h1>Start</h1>', ...pages }))
    files[`dist/client/${name}.html`] =
      `<html><head><title>${name}</title><meta name="description" content="Kurz"></head><body><header><a href="/">4xDU</a></header><main>${words}</main></body></html>`
  return write(scratchFolder(), { ...files, ...others })
}

function review(before: string, after: string, options = {}): string {
  const folder = scratchFolder()
  writeTexts(before, join(folder, 'before'))
  writeTexts(after, join(folder, 'after'))
  return report(compare(folder), { rev: 'main', isBuilt: true, ...options })
}
const one = (before: string, after: string) => review(state({ a: before }), state({ a: after }))

describe('a review', () => {
  it('of nothing names no page, whatever changed in markup and hard blanks', () => {
    expect(one('<p>Gleich,\u00a0ja.</p>', '<div class="x"><p>Gleich, ja.</p></div>')).toBe(
      'Kein Wort ändert sich für Besucher, verglichen mit main.\n',
    )
  })

  it('shows a changed word under its heading, an amount as one word, and only the pages that read differently', () => {
    const pages = (price: string) =>
      state({ a: `<h2>Übersicht</h2><p>Ab ${price} im Monat.</p>`, b: '<p>B.</p>' })
    expect(review(pages('1.500 €'), pages('1.650 €'))).toBe(
      'Das ändert sich für Besucher, verglichen mit main.\n\nAnders: /a\n\n/a\nAbschnitt: Übersicht\n  Ab [-1.500 €-]{+1.650 €+} im Monat.\n',
    )
  })

  it.each([
    ['a link that leads elsewhere', '<a href="/trial">Test</a>', '<a href="/demo">Test</a>'],
    ['an alternative text', '<img src="/sam.svg" alt="Sam">', '<img src="/sam.svg" alt="Samira">'],
    ['the label of a field', '<label>Name</label><input>', '<label>Ihr Name</label><input>'],
    ['another picture', '<img src="/sam.svg" alt="">', '<img src="/eva.svg" alt="">'],
    ['a hint in a field', '<input placeholder="Name">', '<input placeholder="Ihr Name">'],
    [
      'the name of a button',
      '<button aria-label="Zu"></button>',
      '<button aria-label="Auf"></button>',
    ],
  ])('names a page for %s', (_, before, after) => {
    expect(one(before, after)).toContain('Anders: /a')
  })

  it('names a page whose picture was replaced under its name', () => {
    const page = (svg: string) =>
      state({ a: '<img src="/sam.svg" alt="">' }, { 'dist/client/sam.svg': svg })
    expect(review(page('<svg/>'), page('<svg></svg>'))).toContain('Anders: /a')
  })

  it('names pages that are new, gone, and moved with what they read like before', () => {
    const long = Array.from({ length: 30 }, (_, at) => `<p>Absatz ${at} des Kurses.</p>`).join('')
    const text = review(
      state({ kurs: `${long}<p>Er kostet 290 €.</p>`, weg: long.replaceAll('Absatz', 'Satz') }),
      state({
        training: `${long}<p>Er kostet 310 €.</p>`,
        neu: '<h2>Podcasts</h2><p>Wir nehmen auf.</p><p>Wir schneiden.</p>',
      }),
    )
    expect(text).toContain('Verschoben: /training, bisher /kurs\n')
    expect(text).toContain('[-290 €-]{+310 €+}')
    expect(text).toContain('Weg: /weg\n')
    expect(text).toMatch(/Neu: \/neu\n[\s\S]*\{\+Abschnitt: Podcasts/)
    // The menus of a new page are those of all pages.
    expect(text).not.toContain('4xDU')
  })

  it('shows what no page prints: words of Emilia, scenes and redirects', () => {
    const facts = (greeting: string) =>
      state({}, { 'content/emilia/talk.yaml': `greeting: ${greeting}` })
    const text = review(facts('Hallo'), facts('Servus'))
    expect(text).toContain('Anders: /content/emilia/talk.yaml\n')
    expect(text).toContain('greeting: [-Hallo-]{+Servus+}')
  })

  it('is a comment in a fence that no words close, cut where GitHub would refuse it', () => {
    const words = `<p>~~~~</p><p>${'Wort '.repeat(20_000)}</p>`
    const text = review(state({ a: '' }), state({ a: words }), { markdown: true })
    expect(text).toMatch(/\n~~~~~text\n[\s\S]*\n~~~~~\n$/)
    expect(text.length).toBeLessThan(65_000)
  })

  it('compares the files of content where a state cannot be built', () => {
    const change = { title: 'Anders: /a.mdx', name: '/a.mdx', lines: '[-A-]{+B+}' }
    expect(report([change], { rev: 'main', isBuilt: false })).toMatch(
      /\nSo lässt .*Dateien von content[\s\S]*\{\+B\+\}/,
    )
  })

  it('refuses a state that does not exist with one German line', () => {
    const command = ['--import', 'tsx', 'tools/review.ts', 'gibt-es-nicht']
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      'Einen Stand „gibt-es-nicht“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main\n',
    ])
  })
})
