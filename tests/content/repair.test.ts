import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairContent } from '../../renderer/check/repair'
import { type ContentCopy, copyContent, rightPage } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

const [steps, said] = ['\n\n1. **Analyse.** Wir sehen uns das an.\n\n', '\n\nSehr gut.\n\n']

/** What is repaired, before and after, each in a page of its own. */
const repairs: [string, string, string][] = [
  [
    'a space from Word in a tag',
    '<Portrait\u00a0persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
    '<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  ['a space from Word behind a dash', '-\u00a0Eins\n-\u00a0Zwei', '- Eins\n- Zwei'],
  ['a sign of no width before a heading', '\u200b## Zwei', '## Zwei'],
  [
    'a colon for =',
    '<Portrait persona: "Sam">\n\nDas ist Sam.\n\n</Portrait>',
    '<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  ['dots for a list', '• Eins\n•\tZwei', '- Eins\n- Zwei'],
  ['numbers without their space', '1.Eins\n2.Zwei', '1. Eins\n2. Zwei'],
  ['straight quotes', 'Das „gute" und das "beste" Ergebnis.', 'Das „gute“ und das „beste“ Ergebnis.'],
  ['spaces around commas', 'Wir ,Sie und,alle ,ja.', 'Wir, Sie und, alle, ja.'],
  [
    'a stroke too many',
    '<Portrait persona="Sam" />\n\nDas ist Sam.\n\n</Portrait>',
    '<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  ['a stroke too few', '<Checklist>\n\n- Eins\n\n<Checklist>', '<Checklist>\n\n- Eins\n\n</Checklist>'],
  ['spaces in a tag', '< Checklist >\n\n- Eins\n\n<\\Checklist>', '<Checklist >\n\n- Eins\n\n</Checklist>'],
  [
    'a box indented below an item',
    '- Eins\n\n  <Portrait persona="Sam">\n\n  Das ist Sam.\n\n  </Portrait>',
    '- Eins\n\n<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  ['a mail address in a link', '[x](office@firma.at)', '[x](mailto:office@firma.at)'],
  ['the file of a page', '[x](content/trial.mdx)', '[x](/trial)'],
  ['the folder of pictures', '![Logo](/media/logo.svg)', '![Logo](/logo.svg)'],
  ['amounts and apostrophes', 'Wie geht´s? 290 Euro.', 'Wie geht’s? 290 €.'],
  [
    'an amount in an attribute',
    '<OfferCards>\n\n<Offer price="290 Euro">\n\n### A\n\nText.\n\n</Offer>\n\n</OfferCards>',
    '<OfferCards>\n\n<Offer price="290 €">\n\n### A\n\nText.\n\n</Offer>\n\n</OfferCards>',
  ],
  [
    'an amount in a table',
    '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 | 0.80 EUR | 3,50 € |\n\n</PriceTable>',
    '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 € | 0,80 € | 3,50 € |\n\n</PriceTable>',
  ],
  [
    'bold cells of a table of packages',
    '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| ***Chatbot*** | **Ja** | bis zu *fünf* | nein |\n\n</PackageComparison>',
    '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| Chatbot | ja | bis zu fünf | nein |\n\n</PackageComparison>',
  ],
  [
    'typographic quotes',
    '<Portrait persona=„Sam“>\n\nDas ist Sam.\n\n</Portrait>',
    '<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  [
    'straight quotes in a value',
    `<Quotes>\n\n<Quote business="Café "Central" Graz">${said}</Quote>\n\n</Quotes>`,
    `<Quotes>\n\n<Quote business="Café „Central“ Graz">${said}</Quote>\n\n</Quotes>`,
  ],
  [
    'missing quotes',
    '<Portrait persona=Sam>\n\nDas ist Sam.\n\n</Portrait>',
    '<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  ['a tag in wrong case', `<steps>${steps}</steps>`, `<Steps>${steps}</Steps>`],
  ['a misspelt tag', `<Stepps>${steps}</Stepps>`, `<Steps>${steps}</Steps>`],
  ['a misspelt opening tag', `<Stepps>${steps}</Steps>`, `<Steps>${steps}</Steps>`],
  ['a misspelt closing tag', `<Steps>${steps}</Step>`, `<Steps>${steps}</Steps>`],
  [
    'a misspelt attribute',
    '<Portrait person="Sam">\n\nDas ist Sam.\n\n</Portrait>',
    '<Portrait persona="Sam">\n\nDas ist Sam.\n\n</Portrait>',
  ],
  [
    'a misspelt value',
    '<Portrait persona="Luiggi">\n\nDas ist Luigi.\n\n</Portrait>',
    '<Portrait persona="Luigi">\n\nDas ist Luigi.\n\n</Portrait>',
  ],
  ['a line break in HTML', 'Erster Satz<br>\nZweiter', 'Erster Satz\nZweiter'],
  ['a comment on its own line', 'Eins\n\n<!-- offen -->\n\nZwei', 'Eins\n\n\nZwei'],
  ['a comment in a line', 'Eins <!-- offen -->zwei', 'Eins zwei'],
  [
    'an address in angle brackets',
    'Siehe <https://example.org/a>.',
    'Siehe [https://example.org/a](https://example.org/a).',
  ],
  ['a mail address in angle brackets', 'An <a@example.org>.', 'An [a@example.org](mailto:a@example.org).'],
  ['our own address in a link', '[Demo](https://www.4xdu.example/trial/#formular)', '[Demo](/trial#formular)'],
  ['a space in a link', '[Demo] (/trial)', '[Demo](/trial)'],
  ['spaces at the end', 'Eins.  \nZwei.\t', 'Eins.\nZwei.'],
  ['a heading without its space', '##Zwei', '## Zwei'],
  ['a list without its spaces', '-Erstens\n-Zweitens', '- Erstens\n- Zweitens'],
  ['a lone <', 'In <24 Stunden.', 'In \\<24 Stunden.'],
]

/** The same for the head: what is replaced in a right page, and what stands there afterwards. */
const heads: [string, [string, string], string][] = [
  ['a colon in a value', ['title: Probe', 'title: Die: Probe'], 'title: "Die: Probe /q, lang genug für alle | 4xDU"'],
  ['a #', ['lang genug', 'lang #1 genug'], 'title: "Probe /q, lang #1 genug für alle | 4xDU"'],
  ['an @', ['title: Probe', 'title: @Probe'], 'title: "@Probe /q, lang genug für alle | 4xDU"'],
  [
    'quotes in quotes',
    ['title: Probe /q, lang genug für alle | 4xDU', 'title: "Die "Probe" ist lang genug für alle"'],
    'title: "Die „Probe“ ist lang genug für alle"',
  ],
  [
    'quotes around the first word',
    ['title: Probe /q, lang genug für alle | 4xDU', 'title: "Sam", der KI-Concierge für Hotels | "4xDU"'],
    'title: "„Sam“, der KI-Concierge für Hotels | „4xDU“"',
  ],
  [
    'an apostrophe in a value',
    ['title: Probe /q, lang genug für alle | 4xDU', "title: 'Sam's KI-Concierge für Hotels | 4xDU'"],
    "title: 'Sam’s KI-Concierge für Hotels | 4xDU'",
  ],
  [
    'quotes that nobody can tell apart',
    ['title: Probe /q, lang genug für alle | 4xDU', 'title: "Die "gute Probe, lang genug | 4xDU"'],
    'title: "Die "gute Probe, lang genug | 4xDU"',
  ],
  ['an open quote', ['title: Probe', 'title: "Probe'], 'title: "Probe /q, lang genug für alle | 4xDU"'],
  ['a missing space', ['title: Probe', 'title:Probe'], 'title: Probe /q, lang genug für alle | 4xDU'],
  ['a tab', ['canonical: /q', 'questions:\n\t- Was?\ncanonical: /q'], 'questions:\n  - Was?\n'],
  [
    'a question that is indented further',
    ['canonical: /q', 'questions:\n  - Was?\n    - Wie?\ncanonical: /q'],
    'questions:\n  - Was?\n  - Wie?\n',
  ],
  [
    'dots and long dashes',
    ['canonical: /q', 'questions:\n  • Was?\n  – Wie?\ncanonical: /q'],
    'questions:\n  - Was?\n  - Wie?\n',
  ],
  ['a space before the colon', ['title: Probe', 'title : Probe'], 'title: Probe /q, lang'],
  ['an indented key', ['title: Probe', '  title: Probe'], '\ntitle: Probe /q, lang'],
  ['an address that is none', ['canonical: /q', 'canonical: q/'], 'canonical: /q\n'],
  ['another page’s canonical', ['canonical: /q', 'canonical: /agb'], 'canonical: /q\n'],
]

describe('--fix', () => {
  it('repairs what is mechanical, and touches nothing else', () => {
    const before = new Map<string, string>()
    for (const [index, [, wrong]] of repairs.entries())
      copy.write(`content/q${index}.mdx`, rightPage(`/q${index}`, `Erste Zeile.\n\n${wrong}`))
    for (const file of ['index', 'agb', 'trial']) before.set(file, copy.read(`content/${file}.mdx`))
    const changed = repairContent(copy.root)
    for (const [index, [name, , right]] of repairs.entries())
      expect.soft(copy.read(`content/q${index}.mdx`), name).toBe(rightPage(`/q${index}`, `Erste Zeile.\n\n${right}`))
    for (const [file, text] of before) expect(copy.read(`content/${file}.mdx`)).toBe(text)
    expect(changed).toHaveLength(repairs.length)
    expect(repairContent(copy.root)).toEqual([])
  })

  it('repairs heads', () => {
    for (const [index, [, [from, to]]] of heads.entries()) {
      copy.write(`content/h${index}.mdx`, rightPage(`/h${index}`, 'Text.').replaceAll(`/h${index}`, '/q'))
      copy.change(`content/h${index}.mdx`, from, to)
    }
    repairContent(copy.root)
    for (const [index, [name, , right]] of heads.entries())
      expect
        .soft(copy.read(`content/h${index}.mdx`), name)
        .toContain(right.replace('canonical: /q', `canonical: /h${index}`))
  })

  it('keeps the line ends of Windows and the mark at the start', () => {
    const page = (word: string) => `\uFEFF${rightPage('/q', `-${word}9:00 Uhr.\n\nZwei.`)}`.replaceAll('\n', '\r\n')
    copy.write('content/q.mdx', page('\u00a0'))
    repairContent(copy.root)
    expect(copy.read('content/q.mdx')).toBe(page(' '))
  })

  it('leaves alone what only a person can decide', () => {
    const text = rightPage('/q', '<Donaudampfschiff />\n\nHallo {name}.\n\n# Noch eine')
    copy.write('content/q.mdx', text)
    expect(repairContent(copy.root)).toEqual([])
    expect(copy.read('content/q.mdx')).toBe(text)
  })

  it('invents no price from what only holds one', () => {
    const row = '| A | Inbound | 500–1000 € | 0,075 € | 990 € statt 1290 € |\n| B | Inbound | -5 € | 5 $ | 2 x 500 € |'
    const head = '| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |'
    const text = rightPage('/q', `€ 500–1000.\n\n<PriceTable caption="Preise">\n\n${head}\n${row}\n\n</PriceTable>`)
    copy.write('content/q.mdx', text)
    expect(repairContent(copy.root)).toEqual([])
    expect(copy.read('content/q.mdx')).toBe(text)
  })
})
