import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import drawings from '../../components/boxes/FeatureCards/card-drawings.json'
import { compare } from '../../tools/review/compare'
import { report } from '../../tools/review/report'
import { writeTexts } from '../../tools/review/texts'
import { git } from '../support/git'
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

  it('shows a changed word under its whole heading, an amount as one word, and only the pages that read differently', () => {
    const heading =
      'Was ein Assistent kostet, der bei Ihnen im Betrieb Tag und Nacht ans Telefon geht'
    const pages = (price: string) =>
      state({ a: `<h2>${heading}</h2><p>Ab ${price} im Monat.</p>`, b: '<p>B.</p>' })
    expect(review(pages('1.500 €'), pages('1.650 €'))).toBe(
      `Das ändert sich für Besucher, verglichen mit main.\n\nAnders: /a\n\n/a\n${heading}\n  Ab [-1.500 €-]{+1.650 €+} im Monat.\n`,
    )
  })

  it.each([
    [
      'row and column of a table',
      (price: string) =>
        `<h2>Minuten</h2><table><tr><th>Leistung</th><th>Mit KI</th></tr><tr><th>Terminbuchung</th><td>${price}</td></tr></table>`,
      'Minuten › Terminbuchung\n  Mit KI: [-0,80 €-]{+0,85 €+}\n',
    ],
    [
      'package of a card, with a gap between its words',
      (price: string) =>
        `<h2>Preise</h2><ul><li><h3>PRO</h3><b>${price}</b><span>zzgl. USt.</span></li></ul><p>Ende</p>`,
      'Preise › PRO\n  [-0,80 €-]{+0,85 €+} zzgl. USt.\n',
    ],
    [
      'part of a calculator, and not the card before it',
      (price: string) =>
        `<h2>Preise</h2><ul><li><h3>PRO</h3></li></ul><details><summary>Ihr Monat</summary><output>Dazu ${price}</output></details>`,
      'Preise › Ihr Monat\n  Dazu [-0,80 €-]{+0,85 €+}\n',
    ],
  ])('says where a change stands: %s', (_, page, told) => {
    expect(one(page('0,80 €'), page('0,85 €'))).toContain(`/a\n${told}`)
  })

  it('shows what stands in the head of a page: questions for Emilia and the title for social networks', () => {
    const page = (words: string) =>
      state(
        {},
        {
          'dist/client/a.html': `<html><head><title>A</title><meta property="og:image:alt" content="${words} im Netz"></head><body><main data-questions='["${words}?"]'></main></body></html>`,
        },
      )
    const text = review(page('Alt'), page('Neu'))
    expect(text).toContain('  Titel in Netzwerken: [-Alt-]{+Neu+} im Netz\n')
    expect(text).toContain('  Frage an Emilia: [-Alt?-]{+Neu?+}\n')
  })

  it('shows captions with their time', () => {
    const film = (words: string) =>
      state(
        {},
        { 'dist/client/a.vtt': `WEBVTT\n\n00:01.800 --> 00:04.400 line:88%\n${words} da.\n` },
      )
    expect(review(film('Ein Gast'), film('Zwei Gäste'))).toContain(
      '/a.vtt\n00:01.800 bis 00:04.400\n  [-Ein Gast-]{+Zwei Gäste+} da.\n',
    )
  })

  it('tells the same change on many pages once, with the pages', () => {
    const pages = (word: string) =>
      state({ a: `<h2>A</h2><p>${word} bitte.</p>`, b: `<h2>B</h2><p>${word} bitte.</p>` })
    const text = review(pages('Hier'), pages('Dort'))
    expect(text).toMatch(/\nGleich auf 2 Seiten: \/a, \/b\n {2}\[-Hier-\]\{\+Dort\+\} bitte\.\n$/)
  })

  it('and says of them what all their places end with', () => {
    const page = (name: string, price: string) =>
      `<h2>Was ${name} kostet</h2><dl><dt>Startpreis PRO</dt><dd>ab ${price}</dd></dl>`
    const pages = (price: string) => state({ a: page('Sam', price), b: page('Luigi', price) })
    expect(review(pages('5 €'), pages('6 €'))).toMatch(
      /\nGleich auf 2 Seiten: \/a, \/b\nStartpreis PRO\n {2}ab \[-5 €-\]\{\+6 €\+\}\n$/,
    )
  })

  it('tells the same change in several rows of one table row by row', () => {
    const table = (price: string) =>
      `<h1>Telefon</h1><table><tr><th>Leistung</th><th>Mit KI</th></tr>${['Termine', 'Bestellungen'].map(name => `<tr><th>${name}</th><td>${price}</td></tr>`).join('')}</table>`
    expect(one(table('0,80 €'), table('0,85 €'))).toContain(
      '/a\nTermine\n  Mit KI: [-0,80 €-]{+0,85 €+}\nBestellungen\n  Mit KI: [-0,80 €-]{+0,85 €+}\n',
    )
  })

  it('tells what a page and a file say both only where visitors read it', () => {
    const both = (word: string) =>
      state(
        { a: `<p>Mathias: ${word} um acht.</p>` },
        {
          'content/scenes/mathias.yaml': `facts:\n  - { question: Wann?, answer: ${word} um acht. }\n`,
        },
      )
    expect(review(both('Gerne'), both('Freilich'))).not.toContain('mathias.yaml')
    const dish = (page: string, file: string) =>
      state(
        { a: `<p>Lasagne</p>${page}` },
        { 'content/scenes/luigi.yaml': `replies: [Lasagne${file}]` },
      )
    expect(review(dish('', ''), dish('<p>Funghi</p>', ', Funghi'))).not.toContain('luigi.yaml')
    expect(review(dish('', ''), dish('', ', Funghi'))).toContain('{+replies: Funghi+}')
  })

  it('shows facts of the firm that no page prints, and no placeholder that waits for one', () => {
    const firm = (until: string, name: string) =>
      state(
        { a: name },
        { 'content/site.yaml': `until: ${until}\npeople:\n  - name: "${name || '[Name]'}"` },
      )
    const text = review(firm('2027-01-06', ''), firm('2027-01-10', 'Anna'))
    expect(text).toMatch(/\/content\/site\.yaml\n {2}until: \[-2027-01-06-\]\{\+2027-01-10\+\}\n$/)
  })

  it('names the icon of a card, and words that scripts and styles bring along', () => {
    const card = (name: 'code' | 'timer') =>
      `<ul><li><svg class="icon chip">${drawings[name]}</svg><h3>Software</h3></li></ul>`
    const built = (name: 'code' | 'timer', words: string, badge: string) =>
      state(
        { a: card(name) },
        {
          'dist/client/assets/a.js': `x(\`${words}\`)`,
          'dist/client/assets/a.css': `p::after{content:"${badge}"}`,
        },
      )
    const text = review(
      built('code', 'Ihr Name bitte', 'KI'),
      built('timer', 'Ihr Name fehlt', 'neu'),
    )
    expect(text).toContain('/a\nSoftware\n  Zeichen: [-code-]{+timer+}\n')
    expect(text).toContain('Ihr Name [-bitte-]{+fehlt+}')
    expect(text).toContain('[-KI-]')
  })

  it('reads no script that a build has only taken over from the one before', () => {
    const script = (words: string) => `x("${words}")`
    const before = state({}, { 'dist/client/assets/a.1.js': script('Ihr Name bitte') })
    const after = state(
      {},
      {
        'dist/client/assets/a.1.js': script('Ihr Name bitte'),
        'dist/client/assets/old/a.2.js': script('Ihr Name fehlt'),
        'dist/server/assets.json': '["a.1.js"]',
      },
    )
    expect(review(before, after)).not.toContain('fehlt')
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

  it('names the pictures that were swapped, also under one name', () => {
    const page = (name: string, svg: string) =>
      state({ a: `<img src="/${name}.svg" alt="">` }, { [`dist/client/${name}.svg`]: svg })
    expect(review(page('sam', '<svg/>'), page('eva', '<svg/>'))).toContain(
      '  Bild getauscht: /sam.svg, jetzt /eva.svg\n',
    )
    expect(review(page('sam', '<svg/>'), page('sam', '<svg></svg>'))).toContain(
      '  Bild getauscht: /sam.svg, jetzt eine andere Datei unter diesem Namen\n',
    )
  })

  it('names pages that are new, gone, and moved with what they read like before', () => {
    const long = Array.from({ length: 30 }, (_, at) => `<p>Absatz ${at} des Kurses.</p>`).join('')
    const text = review(
      state({
        index: '<a href="/kurs">Kurs</a>',
        kurs: `${long}<p>Er kostet 290 €.</p>`,
        weg: long.replaceAll('Absatz', 'Satz'),
      }),
      state({
        index: '<a href="/training">Kurs</a>',
        training: `${long}<p>Er kostet 310 €.</p>`,
        neu: '<h2>Podcasts</h2><p>Wir nehmen auf.</p><p>Wir schneiden.</p>',
      }),
    )
    expect(text).toContain('Verschoben: /training, bisher /kurs\n')
    expect(text).toContain('[-290 €-]{+310 €+}')
    expect(text).toContain('Weg: /weg\n')
    expect(text).toMatch(/Neu: \/neu\n[\s\S]*\{\+Podcasts\+\}/)
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

  it('begins in a pull request with the ten most important changes: amounts, then what many pages say', () => {
    const line = (at: number, price: string, word: string) =>
      `<p>${word} ${at}</p><p>fest</p>${at === 15 ? `<p>Kostet ${price}</p>` : ''}`
    const page = (price: string, word: string) =>
      Array.from({ length: 20 }, (_, at) => line(at, price, word)).join('')
    const pages = (price: string, word: string) =>
      state({ a: page(price, word), b: `<p>${word} 18</p>` })
    const text = review(pages('5 €', 'Alt'), pages('6 €', 'Neu'), { markdown: true })
    expect(text).toMatch(
      /Das Wichtigste zuerst\n\n\/a\n {2}Kostet \[-5 €-\]\{\+6 €\+\}\n[\s\S]*Gleich auf 2 Seiten: \/a, \/b\n {2}\[-Alt-\]\{\+Neu\+\} 18\n[\s\S]*Alles andere\n/,
    )
    expect(text.split('Alles andere')[0]?.match(/\{\+/g)).toHaveLength(10)
  })

  it('compares the files of content where a state cannot be built', () => {
    const lines = [{ place: '', words: '[-A-]{+B+}' }]
    const change = { title: 'Anders: /a.mdx', name: '/a.mdx', lines }
    expect(report([change], { rev: 'main', isBuilt: false })).toMatch(
      /\nSo lässt .*Dateien von content[\s\S]*\{\+B\+\}/,
    )
  })

  it.skipIf(process.platform === 'win32')('builds both states with the settings of .env', () => {
    // An npm that „builds“ what the settings say.
    const folder = write(scratchFolder(), {
      'bin/npm': '#!/bin/sh\nmkdir -p dist/client && cat .env > dist/client/index.html',
      'site/content/site.yaml': 'brand: 4xDU',
      'site/.gitignore': '.env\ndist',
    })
    const site = join(folder, 'site')
    chmodSync(join(folder, 'bin/npm'), 0o755)
    git(site, 'init', '-q')
    git(site, 'add', '.')
    git(site, 'commit', '-q', '-m', 'Erstens')
    write(site, { '.env': 'SITE_URL=https://4xdu.example' })
    const command = ['--import', import.meta.resolve('tsx'), resolve('tools/review.ts'), 'HEAD']
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
    const { stdout } = spawnSync(process.execPath, command, { cwd: site, env, encoding: 'utf8' })
    expect(stdout).toMatch(/^Kein Wort ändert sich/)
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
