import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compare } from '../../tools/review/compare'
import { report } from '../../tools/review/report'
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
  return report(compare(folder), { rev: 'main', isBuilt: true, findings: [], ...options })
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

  it('tells once what several pages share, with all their names', () => {
    const pages = (name: string) => {
      const words = `<p>Das Paket ${name}.</p>`
      return state({ a: words, b: `<h2>Mehr</h2>${words}`, c: '<p>C.</p>' })
    }
    const said = review(pages('PRO'), pages('PLUS'))
    expect(said).toContain('Anders: /a\nAnders: /b\n')
    expect(said.match(/\{\+PLUS/g)).toHaveLength(1)
    expect(said).toContain('\n/a, /b\n')
  })

  it.each([
    ['a link that leads elsewhere', '<a href="/trial">Test</a>', '<a href="/demo">Test</a>'],
    ['an alternative text', '<img src="/sam.svg" alt="Sam">', '<img src="/sam.svg" alt="Samira">'],
    ['the label of a field', '<label>Name</label><input>', '<label>Ihr Name</label><input>'],
    ['a hint in a field', '<input placeholder="Name">', '<input placeholder="Ihr Name">'],
    [
      'the name of a button',
      '<button aria-label="Zu"></button>',
      '<button aria-label="Auf"></button>',
    ],
  ])('names a page for %s', (_, before, after) => {
    expect(one(before, after)).toContain('Anders: /a')
  })

  it('names a page for a picture that is another under the same name', () => {
    const page = { a: '<img src="/sam.svg" alt="Sam">' }
    expect(review(state(page), state(page, { 'dist/client/sam.svg': '<svg />' }))).toContain(
      'Anders: /a',
    )
  })

  it('names pages that are new, gone, and moved with what they read like before', () => {
    const long = Array.from({ length: 30 }, (_, at) => `<p>Absatz ${at} des Kurses.</p>`).join('')
    const said = review(
      state({ kurs: `${long}<p>Er kostet 290 €.</p>`, weg: long.replaceAll('Absatz', 'Satz') }),
      state({
        training: `${long}<p>Er kostet 310 €.</p>`,
        neu: '<h2>Podcasts</h2><p>Wir nehmen auf.</p><p>Wir schneiden.</p>',
      }),
    )
    expect(said).toContain('Verschoben: /training, bisher /kurs\n')
    expect(said).toContain('[-290 €-]{+310 €+}')
    expect(said).toContain('Weg: /weg\n')
    expect(said).toMatch(/Neu: \/neu\n[\s\S]*\{\+Abschnitt: Podcasts/)
    // The menus of a new page are those of all pages.
    expect(said).not.toContain('4xDU')
  })

  it('shows what no page prints: words of Emilia, scenes and redirects, but no comment', () => {
    const facts = (greeting: string) =>
      state(
        {},
        {
          'content/emilia/talk.yaml': `# ${greeting}\ngreeting: ${greeting}`,
          'content/scenes/luigi.yaml': `# ${greeting}\nopening: Buona sera`,
          'content/redirects.yaml': `/alt: /${greeting}`,
        },
      )
    const said = review(facts('Hallo'), facts('Servus'))
    expect(said).toContain('Anders: /content/emilia/talk.yaml\nAnders: /content/redirects.yaml\n')
    expect(said).toContain('greeting: [-Hallo-]{+Servus+}')
    expect(said).not.toContain('luigi')
  })

  it('is a comment in a fence that no words close, cut where GitHub would refuse it', () => {
    const words = `<p>~~~~</p><p>${'Wort '.repeat(20_000)}</p>`
    const said = review(state({ a: '' }), state({ a: words }), { markdown: true })
    expect(said).toMatch(/\n~~~~~text\n[\s\S]*\n~~~~~\n$/)
    expect(said.length).toBeLessThan(65_000)
  })

  it('ends with what the check says, and says so where the files are compared as they are written', () => {
    const said = review(state({ a: 'A' }), state({ a: 'B' }), {
      isBuilt: false,
      findings: ['content/a.mdx:4:1  Ein Satz.'],
    })
    expect(said).toContain('lässt sich die Website nicht bauen')
    expect(said).toMatch(/Was die Prüfung sagt\ncontent\/a\.mdx:4:1 {2}Ein Satz\.\n$/)
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
