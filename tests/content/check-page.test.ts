import { describe, expect, it } from 'vitest'
import { checkPage } from '../../renderer/check/check-page'
import { spelling } from '../../renderer/check/spelling'
import { cutHead } from '../../renderer/content-files'
import { lineOf } from '../../renderer/data/report'

const FILE = 'content/probe.mdx'
const head =
  'title: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe'
/** A page's text with a valid head above the body. */
const mdx = (body: string) => `---\n${head}\n---\n\n${body}\n`
const findings = (page: string) => checkPage(FILE, page, 'www.4xdu.example').findings.map(lineOf)
const places = (page: string) => findings(page).map(line => line.split('  ')[0])

describe('the check of a page', () => {
  it('accepts Markdown and known boxes', () => {
    expect(
      findings(mdx('# Titel\n\nText mit **fett** und [Link](/trial).\n\n<PricingTiers />')),
    ).toEqual([])
  })

  it('finds all that is wrong in a page that can be parsed', () => {
    expect(places(mdx('<Eins />\n\nText {a}\n\n<Zwei />'))).toEqual([
      `${FILE}:7:1`,
      `${FILE}:9:6`,
      `${FILE}:11:1`,
    ])
  })

  it('tells a mistake of syntax first, beside what is wrong in the head', () => {
    const page = mdx('Antwort in <24 Stunden.\n\n<Eins />').replace(
      'canonical',
      'persone: Sam\ncanonical',
    )
    expect(places(page)).toEqual([`${FILE}:4:1`, `${FILE}:8:12`])
  })

  it('reads files from Windows, old Macs and those converted twice, with the same places', () => {
    const page = mdx('Text\n\nHallo {name}.')
    for (const end of ['\r\n', '\r', '\r\r\n'])
      expect(places(`\uFEFF${page}`.replaceAll('\n', end))).toEqual([`${FILE}:9:7`])
  })

  it('leaves what stands in code and behind a backslash alone: code itself is what is wrong', () => {
    const told = findings(mdx('So: `<24 {x} <br>` und \\<24 und \\{name}.\n\n```\n<div> {x}\n```'))
    expect(told).toEqual([
      expect.stringContaining(':7:5  Die schrägen'),
      expect.stringContaining(':9:1  Einen Code-Block'),
    ])
  })

  it('offers no word that only looks alike', () => {
    const [told] = findings(
      mdx('<FeatureCards>\n\n<Card icon="uhr">\n\n### A\n\nText.\n\n</Card>\n\n</FeatureCards>'),
    )
    expect(told).toContain(
      'icon="uhr" in <Card> passt nicht (Das Zeichen auf der Karte). Möglich: ',
    )
    expect(told).not.toContain('Meinten Sie')
  })

  it('leaves < alone where a space follows', () => {
    expect(findings(mdx('Es gilt 3 < 5.'))).toEqual([])
  })
})

describe('the spelling of a page', () => {
  it('is that of the Austrian dictionary and of content/woerter.txt, with what may be meant', async () => {
    const text = mdx('Ein Tset im Jänner, seid Montag, daß die Pickerl kommen.\nGISA ist richtig.')
    const told = (await spelling({ file: FILE, text })).map(lineOf)
    expect(told.map(line => line.replace(/ Ist es richtig, .*/, ''))).toEqual([
      `${FILE}:7:5  Hinweis: „Tset“ kennt das Wörterbuch nicht. Meinten Sie „Test“?`,
      `${FILE}:7:21  Hinweis: „seid“ kennt das Wörterbuch nicht. Meinten Sie „seit“?`,
      `${FILE}:7:34  Hinweis: „daß“ kennt das Wörterbuch nicht. Meinten Sie „dass“?`,
    ])
  })
})

describe('the head of a page', () => {
  it('is never run: a head in JavaScript is left unread', () => {
    expect(cutHead('---js\n{ title: (globalThis.ran = true) }\n---\n\nText\n').head).toBe('')
    expect('ran' in globalThis).toBe(false)
  })

  it('is cut off without moving what stands below it', () => {
    const text = mdx('# Titel')
    const { head, body } = cutHead(text)
    expect(body.indexOf('# Titel')).toBe(text.indexOf('# Titel'))
    expect(head.indexOf('canonical')).toBe(text.indexOf('canonical'))
  })
})
