import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compare, type Review } from '../../tools/review/compare'
import { builtState, sourceState } from '../../tools/review/state'
import { textReport } from '../../tools/review/text-report'
import { wordDiff, wordsIn } from '../../tools/review/words'
import { scratchFolder } from '../support/scratch-folder'

type Files = Record<string, string>

function folderOf(files: Files): string {
  const root = scratchFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

/** What a build prints: pages by name as the HTML of their body, and redirects. */
function built(pages: Files, redirects: Files = {}) {
  const files: Files = {
    'server/redirects.json': JSON.stringify(redirects),
    'server/emilia.json': JSON.stringify({ persona: 'Emilia', questions: {}, talk: {} }),
    'client/sam.svg': '<svg/>',
  }
  for (const [name, body] of Object.entries(pages))
    files[`client/${name}.html`] =
      `<!doctype html><html><head><title>Telefon</title></head><body><h1>Telefon</h1>${body}</body></html>`
  return builtState(folderOf(files))
}

const text = (review: Review, findings: string[] = []) =>
  textReport(review, { rev: 'main', findings, notes: [], colour: false })
const review = (before: Files, after: Files) => text(compare(built(before), built(after)))
const one = (before: string, after: string) => review({ a: before }, { a: after })

describe('words', () => {
  it.each([
    ['kostet 0,75 € je Minute', ['kostet', '0,75 €', 'je', 'Minute']],
    ['14 Tage, 24-48h, 9–17 Uhr', ['14 Tage', ',', '24-48h', ',', '9–17 Uhr']],
    ['ab 1.500\u00a0€ (12 %)', ['ab', '1.500 €', '(', '12 %', ')']],
    ['3 Häuser am 5. Mai', ['3', 'Häuser', 'am', '5', '.', 'Mai']],
    ['E-Mail an office@4xdu.at', ['E-Mail', 'an', 'office@4xdu.at']],
  ])('%s', (sentence, expected) => {
    expect(wordsIn(sentence).map(word => word.text)).toEqual(expected)
  })

  it('shows an amount as one changed word and keeps the sentence around it', () => {
    expect(wordDiff('Ab 0,75 € je Minute.', 'Ab 0,80 € je Minute.')).toEqual([
      { kind: 'same', text: 'Ab' },
      { kind: 'gone', text: ' 0,75 €' },
      { kind: 'new', text: ' 0,80 €' },
      { kind: 'same', text: ' je Minute.' },
    ])
  })
})

describe('a review of two builds', () => {
  it('of nothing names no page, whatever changed in markup, hashes and hard blanks', () => {
    expect(one('<p>Gleich,\u00a0ja.</p>', '<div class="x"><p>Gleich, ja.</p></div>')).toBe(
      'Was sich für Besucher ändert (seit main)\n\nFür Besucher ändert sich kein Wort.\n',
    )
  })

  it('shows a changed word under its heading and says nothing of the pages that stayed', () => {
    const pages = (word: string) => ({
      a: `<h2>Ablauf</h2><p>Wir <b>${word}</b> Ihre Anrufe an jedem Tag.</p>`,
      b: '<p>B.</p>',
    })
    const report = review(pages('nehmen'), pages('beantworten'))
    expect(report).toContain(
      '(/a)\n  Text (Ablauf): Wir [-nehmen-] {+beantworten+} Ihre Anrufe an jedem Tag.',
    )
    expect(report).not.toContain('/b')
  })

  it('names every page on which a price, a menu or a fact reads differently, and tells it once', () => {
    const pages = (price: string) => ({
      a: `<h2>Preise</h2><p>PRO ab ${price}</p>`,
      b: `<h2>Kosten</h2><p>PRO ab ${price}</p>`,
      c: '<p>Ohne.</p>',
    })
    expect(review(pages('1.500 €'), pages('1.650 €'))).toBe(
      'Was sich für Besucher ändert (seit main)\n\n2 Seiten lesen sich anders, 0 neu, 0 weg.\n\nGleich auf 2 Seiten: /a, /b\n  Text: PRO ab [-1.500 €-] {+1.650 €+}\n',
    )
  })

  it('names a link that leads elsewhere, and alternative texts and files of pictures', () => {
    const page = (path: string, alt: string) =>
      `<p>Zum <a href="${path}">Test</a>.</p><img src="/sam.svg" alt="${alt}">`
    const report = one(page('/trial', 'Sam winkt'), page('/demo', 'Sam lacht'))
    expect(report).toContain('Link „Test“: [-/trial-] {+/demo+}')
    expect(report).toMatch(/Bild \/sam\.svg: „Sam \[-winkt-\] \{\+lacht\+\}“ \(Datei \w{6}\)/)
  })

  it('shows a new page with all its words, and names one that is gone', () => {
    const report = review(
      { a: '<p>A.</p>', alt: '<p>Das war einmal.</p>' },
      { a: '<p>A.</p>', neu: '<p>Podcasts für Betriebe.</p><ul><li>Aufnahme</li></ul>' },
    )
    expect(report).toContain('0 Seiten lesen sich anders, 1 neu, 1 weg.')
    expect(report).toMatch(
      /Neu: .*\(?\/neu\)?\n[\s\S]*\{\+Podcasts für Betriebe\.\+\}\n.*\{\+Aufnahme\+\}/,
    )
    expect(report).toContain('Weg: Telefon (/alt)\n  Titel: [-Telefon-]')
  })

  it('tells of a new page only what others do not print too, and calls links by their pictures', () => {
    const page = (words: string) =>
      `<a href="/"><img src="/sam.svg" alt="Zur Startseite"></a><noscript><p>Schreiben Sie uns</p></noscript>${words}`
    const report = review(
      { a: page('<p>A.</p>') },
      {
        a: page('<p>A.</p>'),
        neu: page('<p>Podcasts.</p><a href="/c"><img src="/sam.svg" alt="Sam"></a>'),
      },
    )
    expect(report).toMatch(/Text \(Telefon\): \{\+Podcasts\.\+\}\n {2}Link „Sam“: \{\+\/c\+\}/)
    expect(report).not.toMatch(/Zur Startseite|Schreiben Sie uns|noscript|undefined/)
  })

  it.each([
    ['by its redirect', 'Ganz andere Worte stehen nun da.', { '/kurs': '/training' }],
    ['by its words', 'Ein Kurs in zwei Tagen für Ihr ganzes Team kostet 310 €.', {}],
  ])('compares a renamed page with what it was, known %s', (_, after, redirects) => {
    const was = built({ kurs: '<p>Ein Kurs in zwei Tagen für Ihr ganzes Team kostet 290 €.</p>' })
    const result = compare(was, built({ training: `<p>${after}</p>` }, redirects))
    expect(text(result)).toContain('/training), bisher /kurs\n')
    expect(text(result)).toContain(
      after.includes('310') ? '[-290 €-] {+310 €+}' : '{+Ganz andere Worte',
    )
    expect([result.added, result.gone]).toEqual([[], []])
  })

  it('calls a sentence that moved moved, not new', () => {
    const page = (...sentences: string[]) => sentences.map(said => `<p>${said}</p>`).join('')
    const report = one(
      page('Eins ist da.', 'Zwei kommt.', 'Drei geht.'),
      page('Zwei kommt.', 'Drei geht.', 'Eins ist da.'),
    )
    expect(report).toContain('Text (Telefon), verschoben: Eins ist da.')
    expect(report).not.toMatch(/\[-|\{\+/)
  })

  it('tells a section that moved once, by its heading', () => {
    const section = '<h2>Ablauf</h2><p>Erst das.</p><p>Dann dies.</p>'
    const rest = '<h2>Preise</h2><p>Eins.</p><p>Zwei.</p><p>Drei.</p><p>Vier.</p>'
    const report = one(section + rest, rest + section)
    expect(report.match(/verschoben/g)).toEqual(['verschoben'])
    expect(report).toContain('Text (Ablauf), verschoben: Ablauf (und die 2 Zeilen danach)')
  })

  it('puts what the check finds last', () => {
    const result = compare(built({ a: 'A.' }), built({ a: 'B.' }))
    expect(text(result, ['content/a.mdx:4:1  Ein Satz.'])).toMatch(
      /1 Seite liest sich anders[\s\S]*Was die Prüfung dazu sagt\n {2}content\/a\.mdx:4:1 {2}Ein Satz\.\n$/,
    )
  })
})

describe('a review of what cannot be built', () => {
  const sources = (price: number, sentence: string) =>
    sourceState(
      folderOf({
        'content/a.mdx': `---\ntitle: Telefon\n---\n\n# Telefon\n\n${sentence}\n`,
        'content/prices.yaml': `tiers:\n  - name: PRO\n    from: ${price}\n`,
      }),
    )

  it('compares the words as they are written, and names fields in German', () => {
    const report = text(
      compare(sources(1500, 'Weniger als <24.'), sources(1650, 'Weniger als 24.')),
    )
    expect(report).toContain('(/a)\n  Text (Telefon): Weniger als [-<-]')
    expect(report).toContain('prices.yaml › Pakete › PRO › Preis ab, in Euro: [-1500-] {+1650+}')
  })
})
