import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { changedBlocks } from '../../tools/review/changed-blocks'
import { compare, type Review } from '../../tools/review/compare'
import { changedRows } from '../../tools/review/crop'
import { readPage } from '../../tools/review/page-state'
import { textReport } from '../../tools/review/text-report'
import { wordDiff, words } from '../../tools/review/words'

type Page = {
  title?: string
  canonical?: string
  origin?: string
  menu?: string
  body?: string
  css?: string
  digest?: string
}

const html = ({
  title = 'Telefon | 4xDU',
  canonical = '/telefon',
  origin = 'https://x.example',
  menu = 'Kontakt',
  body = '',
  css = 'p{}',
}: Page) =>
  `<!doctype html><html lang="de-AT"><head><title>${title}</title><meta name="build" content="${Math.random()}">
  <meta property="og:title" content="${title}"><link rel="canonical" href="${origin}${canonical}">
  <meta property="og:image" content="${origin}/bild.png"><script type="application/ld+json">{"@type":"Service","url":"${origin}${canonical}"}</script>
  <style>${css}</style></head><body><header><nav><a href="/kontakt">${menu}</a></nav></header><main><h1>Telefon</h1>${body}</main>
  <footer><p>© 4xDU</p></footer></body></html>`

const site = (pages: Record<string, Page>) =>
  new Map(Object.entries(pages).map(([route, page]) => [route, readPage(html(page), () => page.digest ?? '')]))
const review = (before: Record<string, Page>, after: Record<string, Page>) => compare(site(before), site(after))
const one = (before: Page, after: Page) => review({ '/a': before }, { '/a': after })
const text = (result: Review) => textReport(result, { rev: 'main', notes: [], colour: false })
const badges = (result: Review) => result.badges.map(badge => badge.name)

describe('words', () => {
  it.each([
    ['kostet 0,75 € je Minute', ['kostet', '0,75 €', 'je', 'Minute']],
    ['14 Tage, 24-48h, 9–17 Uhr', ['14 Tage', ',', '24-48h', ',', '9–17 Uhr']],
    ['ab 1.500\u00a0€ (12 %)', ['ab', '1.500 €', '(', '12 %', ')']],
    ['3 Häuser am 5. Mai', ['3', 'Häuser', 'am', '5', '.', 'Mai']],
    ['E-Mail an office@4xdu.at', ['E-Mail', 'an', 'office@4xdu.at']],
  ])('%s', (sentence, expected) => {
    expect(words(sentence).map(word => word.text)).toEqual(expected)
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

describe('a review', () => {
  it('of nothing names no page', () => {
    const same = { '/a': { body: '<p>Gleich.</p>' }, '/b': {} }
    expect(text(review(same, same))).toBe(
      'Was sich für Besucher ändert (seit main)\n\nKeine Seite ändert sich für Besucher.\n',
    )
  })

  it('shows a changed word under its heading and says nothing of the pages that stayed', () => {
    const page = (word: string) => ({ body: `<h2>Ablauf</h2><p>Wir <b>${word}</b> Ihre Anrufe an jedem Tag.</p>` })
    const result = review({ '/a': page('nehmen'), '/b': {} }, { '/a': page('beantworten'), '/b': {} })
    expect(text(result)).toContain('/a\n  Text (Ablauf): Wir [-nehmen-] {+beantworten+} Ihre Anrufe an jedem Tag.')
    expect(text(result)).not.toContain('/b')
    expect(result.badges).toEqual([])
  })

  it('marks prices, in a cell of a table too', () => {
    const page = (price: string) => ({ body: `<table><tr><td>Inbound</td><td>${price}</td></tr></table>` })
    const result = one(page('0,80 €'), page('0,90 €'))
    expect(text(result)).toContain('[-0,80 €-] {+0,90 €+}')
    expect(badges(result)).toEqual(['Preise'])
  })

  it('reads a price that stands in boxes beside each other', () => {
    const page = (price: number) => ({ body: `<p><span>ab</span><b>${price}</b><span>€</span> im Monat</p>` })
    expect(text(one(page(500), page(550)))).toContain('ab [-500 €-] {+550 €+} im Monat')
  })

  it('does not call a number without currency a price', () => {
    expect(badges(one({ body: '<p>Seit 14 Tagen da</p>' }, { body: '<p>Seit 21 Tagen da</p>' }))).toEqual([])
  })

  it('shows a title once, not again as og:title, and marks it', () => {
    const result = one({}, { title: 'Anrufe | 4xDU' })
    expect(result.pages[0]?.changes).toHaveLength(1)
    expect(badges(result)).toEqual(['Titel'])
  })

  it('marks canonicals', () => {
    expect(badges(one({}, { canonical: '/fon' }))).toEqual(['Canonicals'])
  })

  it('shows where a link leads now', () => {
    const page = (path: string) => ({ body: `<p><a href="${path}">Jetzt testen</a></p>` })
    const result = one(page('/trial'), page('/demo'))
    expect(text(result)).toContain('Link „Jetzt testen“: [-/trial-] {+/demo+}')
    expect(badges(result)).toEqual(['Links'])
  })

  it('shows an alt text, another picture, and new content of the same file', () => {
    const image = (src: string, alt: string) => ({ body: `<img src="${src}" alt="${alt}">` })
    const alt = one(image('/a.svg', 'Sam winkt'), image('/a.svg', 'Sam lacht'))
    expect(text(alt)).toContain('Alternativtext von /a.svg: Sam [-winkt-] {+lacht+}')
    expect(badges(alt)).toEqual(['Alternativtexte'])
    expect(text(one(image('/a.svg', ''), image('/b.svg', '')))).toContain('Bild: [-/a.svg-] {+/b.svg+}')
    const file = one({ ...image('/a.svg', ''), digest: '1' }, { ...image('/a.svg', ''), digest: '2' })
    expect(text(file)).toContain('Datei geändert: /a.svg')
    expect(one(image('/assets/a.AAAAAAAA.svg', ''), image('/assets/a.BBBBBBBB.svg', '')).changed).toEqual([])
  })

  it('lists a page that is new and one that is gone', () => {
    const result = review({ '/a': {}, '/alt': { title: 'Alt | 4xDU' } }, { '/a': {}, '/neu': { title: 'Neu | 4xDU' } })
    expect(text(result)).toContain('0 Seiten geändert, 1 neu, 1 weg.')
    expect(text(result)).toContain('Neu: /neu\n  Titel: Neu | 4xDU')
    expect(text(result)).toContain('Weg: /alt\n  Titel: Alt | 4xDU')
  })

  it('shows a menu label that changed everywhere once, with the routes', () => {
    const pages = (menu: string) => ({ '/a': { menu }, '/b': { menu }, '/c': { menu } })
    const result = review(pages('Kontakt'), pages('Anfrage'))
    expect(result.pages).toEqual([])
    expect(text(result).match(/\{\+Anfrage\+\}/g)).toHaveLength(1)
    expect(text(result)).toContain('auf 3 Seiten: /a, /b, /c')
  })

  it('names a new address of the website once, not in each address of each page', () => {
    const pages = (origin: string, canonical?: string) => ({ '/a': { origin, canonical }, '/b': { origin } })
    const result = review(pages('https://x.example'), pages('https://www.firma.at', '/fon'))
    expect(text(result)).toContain(
      'Auf mehreren Seiten gleich\n  Adresse der Website: [-https://x.example-] {+https://www.firma.at+}\n    auf 2 Seiten: /a, /b\n',
    )
    expect(text(result)).toContain('Canonical: [-/telefon-] {+/fon+}')
    expect(text(result).match(/firma\.at/g)).toHaveLength(1)
  })

  it('notices a changed look where no word changed', () => {
    expect(badges(one({}, { css: 'p{color:red}' }))).toEqual(['Gestaltung'])
  })
})

describe('pictures', () => {
  const rows = (...colours: number[]) => {
    const picture = new PNG({ width: 40, height: colours.length })
    for (const [row, colour] of colours.entries()) picture.data.fill(colour, row * 160, (row + 1) * 160)
    return picture
  }
  const run = (length: number, colour: number) => Array.from({ length }, () => colour)

  it('are cut to what changed, with a margin, also when the rest was pushed down', () => {
    const before = rows(...run(200, 255), ...run(200, 120))
    const after = rows(...run(200, 255), ...run(30, 10), ...run(200, 120))
    expect(changedRows(before, after)).toEqual({ before: { from: 176, to: 224 }, after: { from: 176, to: 254 } })
  })

  it('are left out where nothing changed', () => {
    expect(changedRows(rows(...run(50, 9)), rows(...run(50, 9)))).toBeUndefined()
  })

  it('are cut to the paragraphs that changed, and to where a new one stands now', () => {
    const list = (...lines: [string, number][]) => {
      const blocks = lines.map(([html, height], at) => ({
        html,
        height,
        y: lines.slice(0, at).reduce((sum, [, h]) => sum + h, 0),
      }))
      return { blocks, height: 1000 }
    }
    const before = list(['a', 100], ['b', 100], ['c', 100])
    const rows = (from: number, to: number) => ({ from: from - 24, to: to + 24 })
    expect(changedBlocks(before, before)).toBeUndefined()
    const longer = changedBlocks(before, list(['a', 100], ['b!', 150.5], ['c', 100]))
    expect(longer).toEqual({ before: rows(100, 200), after: rows(100, 251) })
    const added = changedBlocks(before, list(['a', 100], ['neu', 80], ['b', 100], ['c', 100]))
    expect(added).toEqual({ before: rows(100, 100), after: rows(100, 180) })
  })
})
