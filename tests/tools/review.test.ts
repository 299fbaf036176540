import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compare, type Review } from '../../tools/review/compare'
import { readState } from '../../tools/review/state'
import { textReport } from '../../tools/review/text-report'
import { wordDiff, words } from '../../tools/review/words'
import { scratchFolder } from '../support/scratch-folder'

/** Files of content/ by name. A page is its body; its title is `Telefon` unless the text brings a head. */
type Files = Record<string, string>

function stateOf(files: Files) {
  const root = scratchFolder()
  mkdirSync(join(root, 'content'))
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'content', name)
    mkdirSync(dirname(file), { recursive: true })
    const isBody = name.endsWith('.mdx') && !text.startsWith('---')
    writeFileSync(file, isBody ? `---\ntitle: Telefon\n---\n\n# Telefon\n\n${text}\n` : text)
  }
  return readState(root)
}

const review = (before: Files, after: Files) => compare(stateOf(before), stateOf(after))
const one = (before: string, after: string) => review({ 'a.mdx': before }, { 'a.mdx': after })
const text = (result: Review) => textReport(result, { rev: 'main', findings: [], notes: [], colour: false })
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
    expect(text(one('Gleich.', 'Gleich.'))).toBe(
      'Was sich für Besucher ändert (seit main)\n\nFür Besucher ändert sich kein Wort.\n',
    )
  })

  it('shows a changed word under its heading and says nothing of the pages that stayed', () => {
    const page = (word: string) => ({
      'a.mdx': `## Ablauf\n\nWir **${word}** Ihre Anrufe an jedem Tag.`,
      'b.mdx': 'B.',
    })
    const result = review(page('nehmen'), page('beantworten'))
    expect(text(result)).toContain('/a\n  Text (Ablauf): Wir [-nehmen-] {+beantworten+} Ihre Anrufe an jedem Tag.')
    expect(text(result)).not.toContain('/b')
    expect(result.badges).toEqual([])
  })

  it('reads the boxes of a page: their words and their labels', () => {
    const page = (title: string, turn: string) => `<Board title="${title}">\n\n- **8:00.** ${turn}\n\n</Board>`
    const result = one(page('Halle 1', 'VW Golf'), page('Halle 2', 'VW Polo'))
    expect(text(result)).toContain('<Board> title: Halle [-1-] {+2+}')
    expect(text(result)).toContain('8:00. VW [-Golf-] {+Polo+}')
  })

  it('tells a price of prices.yaml once, by its name, and marks prices in words', () => {
    const prices = (from: number) => `tiers:\n  - name: PRO\n    from: ${from}\n`
    const result = review(
      { 'a.mdx': 'Ab 500 € dabei.', 'prices.yaml': prices(1500) },
      { 'a.mdx': 'Ab 550 € dabei.', 'prices.yaml': prices(1650) },
    )
    expect(text(result)).toContain('prices › tiers › PRO › from: [-1500-] {+1650+}')
    expect(text(result)).toContain('Ab [-500 €-] {+550 €+} dabei.')
    expect(result.badges).toEqual([{ name: 'Preise', count: 2 }])
  })

  it('does not call a number without currency a price', () => {
    expect(badges(one('Seit 14 Tagen da', 'Seit 21 Tagen da'))).toEqual([])
  })

  it('names title, links and alt texts that changed', () => {
    const page = (title: string, path: string, alt: string) =>
      `---\ntitle: ${title}\n---\n\nZum [Test](${path}).\n\n![${alt}](/sam.svg)\n`
    const result = one(page('Telefon', '/trial', 'Sam winkt'), page('Anrufe', '/demo', 'Sam lacht'))
    expect(text(result)).toContain('Titel: [-Telefon-] {+Anrufe+}')
    expect(text(result)).toContain('Link „Test“: [-/trial-] {+/demo+}')
    expect(text(result)).toContain('Alternativtext von /sam.svg: Sam [-winkt-] {+lacht+}')
    expect(badges(result)).toEqual(['Titel', 'Links', 'Alternativtexte'])
  })

  it('shows a new page with all its words, and names one that is gone', () => {
    const result = review(
      { 'a.mdx': 'A.', 'alt.mdx': 'Das war einmal.' },
      { 'a.mdx': 'A.', 'neu.mdx': 'Podcasts für Betriebe.\n\n- Aufnahme' },
    )
    expect(text(result)).toContain('0 Seiten geändert, 1 neu, 1 weg.')
    expect(text(result)).toMatch(
      /Neu: \/neu\n {2}Titel: Telefon\n.*\n {2}Telefon\n {2}Podcasts für Betriebe\.\n {2}Aufnahme/,
    )
    expect(text(result)).toContain('Weg: /alt\n  Titel: Telefon')
  })

  it.each([
    ['by its redirect', 'Ganz andere Worte stehen nun da.', '/kurs: /training\n'],
    ['by its words', 'Ein Kurs in zwei Tagen für Ihr ganzes Team kostet 310 €.', ''],
  ])('compares a renamed page with what it was, known %s', (_, after, redirects) => {
    const before = 'Ein Kurs in zwei Tagen für Ihr ganzes Team kostet 290 €.'
    const result = review({ 'kurs.mdx': before }, { 'training.mdx': after, 'redirects.yaml': redirects })
    expect(text(result)).toContain('/training (bisher /kurs)\n')
    expect(text(result)).toContain(after.includes('310') ? '[-290 €-] {+310 €+}' : '{+Ganz andere Worte')
    expect(result.added).toEqual([])
    expect(result.gone).toEqual([])
  })

  it('calls a sentence that moved moved, not new', () => {
    const result = one('Eins ist da.\n\nZwei kommt.\n\nDrei geht.', 'Zwei kommt.\n\nDrei geht.\n\nEins ist da.')
    expect(text(result)).toContain('Text (Telefon, verschoben): Eins ist da.')
    expect(text(result)).not.toMatch(/\[-|\{\+/)
  })

  it('compares a page that cannot be parsed line by line', () => {
    expect(text(one('Weniger als <24 Stunden.', 'Weniger als 24 Stunden.'))).toContain('als [-<-]')
  })

  it('puts what the check finds on top', () => {
    const findings = ['content/a.mdx:4:1  Ein Satz.']
    const report = textReport(one('A.', 'B.'), { rev: 'main', findings, notes: [], colour: false })
    expect(report.indexOf('content/a.mdx:4:1')).toBeLessThan(report.indexOf('1 Seite geändert'))
  })
})
