import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { compare } from '../../tools/review/compare'
import { report } from '../../tools/review/report'
import { writeTexts } from '../../tools/review/texts'
import { commitAll } from '../support/git'
import { scratchFolder } from '../support/scratch-folder'

/** Pages by their names, as the HTML of their main; other files by their paths. */
type Files = Record<string, string>

function write(folder: string, files: Files): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const html = (title: string, main: string) =>
  `<html><head><title>${title}</title><meta name="description" content="Kurz"></head><body><header><a href="/">4xDU</a></header><main>${main}</main></body></html>`

/** What a review says of two built states. */
function review(before: Files, after: Files, options = {}): string {
  const folder = scratchFolder()
  for (const [name, files] of Object.entries({ before, after })) {
    const all = { index: '<h1>Start</h1>', 'dist/client/sam.svg': '<svg/>', ...files }
    const written = Object.entries(all).map(([file, text]) =>
      file.includes('/') ? [file, text] : [`dist/client/${file}.html`, html(file, text)],
    )
    const state = write(scratchFolder(), Object.fromEntries(written))
    write(state, { 'content/site.yaml': files['content/site.yaml'] ?? 'brand: 4xDU' })
    writeTexts(state, join(folder, name))
  }
  return report(compare(folder), { rev: 'main', isBuilt: true, ...options })
}

const long = Array.from({ length: 30 }, (_, at) => `<p>Absatz ${at} des Kurses.</p>`).join('')
const table = (price: string, ...rows: string[]) =>
  `<h2>Minuten</h2><table><tr><th>Leistung</th><th>Mit KI</th></tr>${rows.map(row => `<tr><th>${row}</th><td>${price}</td></tr>`).join('')}</table>`

it('a review of nothing names no page, whatever changed in markup and hard blanks', () => {
  const before = { a: '<p>Gleich,\u00a0ja.</p>' }
  expect(review(before, { a: '<div class="x"><p>Gleich, ja.</p></div>' })).toBe(
    'Kein Wort ändert sich für Besucher, verglichen mit main.\n',
  )
})

it('a review shows a changed word under its whole heading, an amount as one word, and only the pages that read differently', () => {
  const heading =
    'Was ein Assistent kostet, der bei Ihnen im Betrieb Tag und Nacht ans Telefon geht'
  const pages = (price: string) => ({
    a: `<h2>${heading}</h2><p>Ab ${price} im Monat.</p>`,
    b: '<p>B.</p>',
  })
  expect(review(pages('1.500 €'), pages('1.650 €'))).toBe(
    `Das ändert sich für Besucher, verglichen mit main.\n\nAnders: /a\n\n/a\n${heading}\n  Ab [-1.500 €-]{+1.650 €+} im Monat.\n`,
  )
})

it.each<[what: string, files: (word: string) => Files, told: string]>([
  [
    'in a table, by row and column',
    word => ({ a: table(word, 'Termine') }),
    '/a\nMinuten › Termine\n  Mit KI: [-alt-]{+neu+}\n',
  ],
  [
    'in a question for Emilia',
    word => ({ 'dist/client/a.html': `<main data-questions='["${word}?"]'></main>` }),
    '  Frage an Emilia: [-alt-]{+neu+}?\n',
  ],
  [
    'before a mark, which stays as it is',
    word => ({ a: `<p>Es ist ${word}, und ab 290 €.</p>` }),
    '\n  Es ist [-alt-]{+neu+}, und ab 290 €.\n',
  ],
  [
    'in the alternative text of a picture',
    word => ({ a: `<img src="/sam.svg" alt="Sam ${word}">` }),
    '\n  Bildbeschreibung: Sam [-alt-]{+neu+}\n',
  ],
  [
    'in a link, as it is read',
    word => ({ a: `<a href="/kontakt?betreff=${encodeURIComponent(`Für ${word}`)}">Ja</a>` }),
    '\n  Ja (/kontakt?betreff=Für [-alt)-]{+neu)+}\n',
  ],
  ['in where a link leads', word => ({ a: `<a href="/${word}">Test</a>` }), 'Anders: /a'],
  [
    'on many pages, once, with the pages',
    word => ({ a: `<h2>A</h2><p>${word} bitte.</p>`, b: `<h2>B</h2><p>${word} bitte.</p>` }),
    '\nGleich auf 2 Seiten: /a, /b\n  [-alt-]{+neu+} bitte.\n',
  ],
  [
    'in a fact that no page prints',
    word => ({ 'content/site.yaml': `until: ${word}` }),
    '/content/site.yaml\n  until: [-alt-]{+neu+}\n',
  ],
  [
    'in a script',
    word => ({ 'dist/client/assets/a.js': `x(\`Ihr Name ${word}\`)` }),
    'Ihr Name [-alt-]{+neu+}',
  ],
])('a review tells of a change %s', (_what, files, told) => {
  expect(review(files('alt'), files('neu'))).toContain(told)
})

it('a review of another heading tells no title for social networks that was the same before', () => {
  const head = '<meta property="og:image:alt" content="Alt">'
  const page = (h1: string) => ({ 'dist/client/a.html': `${head}<main><h1>${h1}</h1></main>` })
  expect(review(page('Alt'), page('Neu'))).toContain('\n\n/a\n  [-Alt-]{+Neu+}\n')
})

it('a review names pages that are new, gone, and moved with what they read like before', () => {
  const text = review(
    {
      index: '<a href="/kurs">Kurs</a>',
      kurs: `${long}<p>Er kostet 290 €.</p>`,
      weg: long.replaceAll('Absatz', 'Satz'),
    },
    {
      index: '<a href="/training">Kurs</a>',
      training: `${long}<p>Er kostet 310 €.</p>`,
      neu: '<h2>Podcasts</h2><p>Wir nehmen auf.</p><p>Wir schneiden.</p>',
    },
  )
  expect(text).toContain('Verschoben: /training, bisher /kurs\n')
  expect(text).toContain('[-290 €-]{+310 €+}')
  expect(text).toContain('Weg: /weg\n')
  expect(text).toMatch(/Neu: \/neu\n[\s\S]*\{\+Podcasts\+\}/)
  // The menus of a new page are those of all pages.
  expect(text).not.toContain('4xDU')
})

it('a review is a comment in a fence that no words close, cut where GitHub would refuse it', () => {
  const words = `<p>~~~~</p><p>${'Wort '.repeat(20_000)}</p>`
  const text = review({ a: '' }, { a: words }, { markdown: true })
  expect(text).toMatch(/\n~~~~~text\n[\s\S]*\n~~~~~\n$/)
  expect(text.length).toBeLessThan(65_000)
})

it.skipIf(process.platform === 'win32')(
  'a review builds both states with the settings of .env',
  () => {
    // An npm that „builds“ what the settings say.
    const folder = write(scratchFolder(), {
      'bin/npm': '#!/bin/sh\nmkdir -p dist/client && cat .env > dist/client/index.html',
      'site/content/site.yaml': 'brand: 4xDU',
      'site/.gitignore': '.env\ndist',
    })
    const site = join(folder, 'site')
    chmodSync(join(folder, 'bin/npm'), 0o755)
    commitAll(site)
    write(site, { '.env': 'SITE_URL=https://4xdu.example' })
    const command = ['--import', import.meta.resolve('tsx'), resolve('tools/review.ts'), 'HEAD']
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
    const { stdout } = spawnSync(process.execPath, command, { cwd: site, env, encoding: 'utf8' })
    expect(stdout).toMatch(/^Kein Wort ändert sich/)
  },
)

it('a review refuses a state that does not exist with one German line', () => {
  const command = ['--import', 'tsx', 'tools/review.ts', 'gibt-es-nicht']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    'Einen Stand „gibt-es-nicht“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main\n',
  ])
})
