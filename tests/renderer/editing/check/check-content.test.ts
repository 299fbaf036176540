import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { shippedPages } from '../../../../renderer/data/content-files'
import { repairContent } from '../../../../renderer/editing/check/repair'
import { copyContent, rightPage } from '../../../support/content-copy'

const copy = copyContent(afterAll)
beforeEach(copy.reset)

const { findings, page } = copy

it('a right content raises no alarm, not even a hint', () => {
  copy.change('content/site.yaml', 'brand:', 'notice: { text: Pause, until: 2026-12-24 }\nbrand:')
  expect(findings()).toEqual([])
})

describe('links', () => {
  it('that lead nowhere are told with what was meant: pages, places, files, pictures', () => {
    page(
      '/q',
      '[A](/trail) und [B](/agb#2-leistung) und [C](#fehlt) und [D](/trial#formular)',
      '[E](/kurs)',
      '[F](/preise.pdf) ![G](/logo.svgg) ![H](/LICENSES.md) [I](/trial/) [J](/Trial)',
    )
    expect(findings()).toEqual([
      'content/q.mdx:9:1  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:9:17  Auf /agb gibt es keine Stelle #2-leistung. Meinten Sie #2-leistungen?',
      'content/q.mdx:9:42  Auf /q gibt es keine Stelle #fehlt. Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.',
      'content/q.mdx:11:1  Hinweis: Die Seite /kurs gibt es nicht mehr, sie leitet zu /kurse weiter. Schreiben Sie /kurse.',
      'content/q.mdx:13:1  Die Datei /preise.pdf gibt es in content/media nicht. Legen Sie sie dort ab oder prüfen Sie den Namen.',
      'content/q.mdx:13:18  Die Datei /logo.svgg gibt es in content/media nicht. Meinten Sie /logo.svg?',
      'content/q.mdx:13:35  „/LICENSES.md“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.',
      'content/q.mdx:13:54  Die Seite /trial/ gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:13:67  Die Seite /Trial gibt es nicht. Meinten Sie /trial?',
    ])
  })

  it('stand in boxes too, and claims of site.yaml that are gone are told where a page names them', () => {
    const tile = '<Tile to="/hotell" persona="Sam">\n\n### A\n\nText.\n\n</Tile>'
    page('/q', '## Zwei', '<Tiles>', tile, '</Tiles>')
    copy.change('content/site.yaml', 'id: no-shows', 'id: noshows')
    expect(findings()).toEqual([
      'content/hotel.mdx:13:1  Die Werbeaussage „no-shows“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.',
      'content/q.mdx:13:7  Die Seite /hotell gibt es nicht. Meinten Sie /hotel?',
    ])
  })
})

it('a page that is gone but redirects is named wherever its old address still stands, and repaired where the new one has the same place', () => {
  copy.change('content/vorgaben.yaml', '    - /kurse\n', '')
  page('/q', '[A](/kurse#inhalt) und [/kurse](/kurse)')
  copy.change('content/emilia/talk.yaml', 'unsure: "', 'unsure: "[Kurse](/kurse) ')
  copy.write('content/emilia/questions.yaml', '/kurse: [lernen]\n/kurse#kurse: [kurs]\n')
  renameSync(join(copy.root, 'content/kurse.mdx'), join(copy.root, 'content/schulung.mdx'))
  copy.change('content/schulung.mdx', 'canonical: /kurse', 'canonical: /schulung')
  copy.write('content/redirects.yaml', '/kurse: /schulung\n')
  const places = findings().map(line => line.replace(/ {2}(Hinweis)?.* Schreiben Sie /, ' $1 '))
  expect(places).toEqual(
    expect.arrayContaining([
      'content/navigation.yaml:16:31 Hinweis /schulung.',
      'content/emilia/questions.yaml:1:1  /schulung.',
      'content/emilia/questions.yaml:2:1  /schulung#kurse.',
      'content/q.mdx:9:1 Hinweis /schulung#inhalt.',
      'content/q.mdx:9:24 Hinweis /schulung.',
      'content/emilia/subjects.yaml:4:13  /schulung.',
      'content/emilia/talk.yaml:17:18  /schulung.',
    ]),
  )
  repairContent(copy.root)
  expect(findings()).toEqual([])
  expect(copy.read('content/q.mdx')).toContain('[A](/schulung#inhalt) und [/kurse](/schulung)')
})

it('what leads to a page that was deleted is for its author to decide: no repair makes it lead to the home page', () => {
  page('/q', 'Siehe [Probe](/weg) und [Stelle](/weg#dort).')
  copy.change('content/redirects.yaml', '/kurs', '/weg: /\n/kurs')
  copy.change('content/navigation.yaml', 'path: /kurse', 'path: /weg')
  copy.write('content/emilia/questions.yaml', '/weg: [lernen]\n')
  const sentence =
    'Die Seite /weg gibt es nicht mehr, sie leitet zu / weiter. Schreiben Sie die Adresse, unter der das jetzt steht, oder löschen Sie es.'
  const told = [
    `content/navigation.yaml:16:31  Hinweis: ${sentence}`,
    `content/emilia/questions.yaml:1:1  ${sentence}`,
    `content/q.mdx:9:7  Hinweis: ${sentence}`,
    `content/q.mdx:9:25  Hinweis: ${sentence}`,
  ]
  expect(findings()).toEqual(told)
  repairContent(copy.root)
  expect(findings()).toEqual(told)
})

it('only all pages together can tell a title that two share, a foreign canonical and a missing h1', () => {
  for (const path of ['/q-one', '/q-two'])
    copy.write(`content${path}.mdx`, rightPage(path, 'Text', 'Ein Titel auf zwei Seiten | 4xDU'))
  copy.write('content/q-taken.mdx', rightPage('/agb', 'Text'))
  copy.write('content/q-bare.mdx', rightPage('/q-bare', 'Text').replace('# Probe', 'Probe'))
  expect(findings()).toEqual([
    'content/q-bare.mdx:7:1  Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
    'content/q-one.mdx:2:8  Diesen Wert von title trägt auch content/q-two.mdx. Jede Seite braucht einen eigenen.',
    'content/q-taken.mdx:4:12  canonical /agb ist nicht die Adresse dieser Seite. Schreiben Sie canonical: /q-taken.',
    'content/q-two.mdx:2:8  Diesen Wert von title trägt auch content/q-one.mdx. Jede Seite braucht einen eigenen.',
  ])
})

it('a draft is named, and what leads visitors to it; drafts may lead to each other, and none is shipped', () => {
  page('/q', 'Siehe [Probe](/r).')
  copy.change('content/q.mdx', 'canonical', 'draft: true\ncanonical')
  page('/r', 'Siehe [Probe](/q).')
  copy.change('content/r.mdx', 'canonical', 'draft:  True\ncanonical')
  page('/s', 'Siehe [Probe](/q).')
  copy.change('content/navigation.yaml', 'path: /kurse', 'path: /q')
  const sentence = 'Die Seite /q ist noch ein Entwurf, Besucher finden sie nicht.'
  expect(findings()).toEqual([
    expect.stringMatching(new RegExp(`^content/navigation\\.yaml:\\d+:\\d+  ${sentence}`)),
    expect.stringContaining('content/q.mdx:4:8  Hinweis: Diese Seite ist ein Entwurf'),
    expect.stringContaining('content/r.mdx:4:9  Hinweis: Diese Seite ist ein Entwurf'),
    expect.stringContaining(`content/s.mdx:9:7  ${sentence}`),
  ])
  const shipped = shippedPages(copy.root)
  expect(['q', 'r', 's'].map(name => shipped.includes(`content/${name}.mdx`))).toEqual([
    false,
    false,
    true,
  ])
})

it('placeholders left on a page are told once, save for those that the data or an unread legal text owes', () => {
  page('/q', '[Was zuerst?]', '[Was dann?]')
  const legal = '<LegalSection>\n\n## 1. Fristen\n\n[Frist laut Vertrag]\n\n</LegalSection>'
  page('/s', 'Es antwortet [Name der Ansprechperson].', legal)
  expect(findings()).toEqual([
    'content/q.mdx:9:1  Hinweis: Hier steht noch ein Platzhalter: [Was zuerst?] und 1 weitere auf dieser Seite. Schreiben Sie die Angaben hin, ohne eckige Klammern.',
  ])
})

describe('a file that is no page', () => {
  it('is told by its name, once', () => {
    const cures = Object.entries({
      'preise.md': 'die Datei preise.mdx',
      'Über uns.mdx': 'Nennen Sie die Datei ueber-uns.mdx',
      'preise.mdx.txt': 'Nennen Sie die Datei preise.mdx,',
      'navigaton.yaml': 'Meinten Sie „navigation.yaml“?',
      'foto.jpg': 'liest hier niemand. Seiten enden auf .mdx, Angaben auf .yaml; Bilder',
      'api.mdx': 'Die Adresse /api ist',
    })
    for (const [name] of cures) copy.write(`content/${name}`, rightPage('/neu', 'Text'))
    const lines = findings()
    for (const [name, cure] of cures)
      expect(lines.filter(line => line.startsWith(`content/${name}:1:1  `))).toEqual([
        expect.stringContaining(cure),
      ])
  })

  it('is left alone where it was never meant to be one', () => {
    copy.write('content/.DS_Store', 'x')
    copy.write('content/media/bilder/team-2026@2x.webp', 'x')
    expect(findings()).toEqual([])
  })
})

it('hints wait in a line with an error, which mostly causes them', () => {
  page('/q', 'Siehe [Kurse] (/kurse). Sie dauern einen Tag.')
  expect(findings()).toEqual([expect.stringContaining('So wird daraus weder Link noch Bild.')])
})

describe('amounts in the words of a page', () => {
  it('that are not those of the firm are told with what is right, in boxes and heads too', () => {
    page(
      '/q',
      'PRO kostet ab 1.400 €, dazu 0,07 € pro Nachricht, 300 Nachrichten sind mit PRO also 21 €.',
      'Für 300 Nachrichten im Monat sind das 21 €, für den Ordner 15 Cent.',
      '## Fragen\n\n<Faq>\n\n### Was kostet es?\n\nDas Paket BASICA und BASIC kosten 1.500 €.\n\n</Faq>',
    )
    expect(findings()).toEqual([
      'content/q.mdx:9:15  Auf der Website kostet PRO 1.500 € oder 0,07 €, hier steht „1.400 €“. Schreiben Sie den Preis, der gilt; ist es der neue, ändern Sie ihn auch in prices.yaml oder auf der Karte des Angebots.',
      'content/q.mdx:11:60  „15 Cent“ kostet auf der Website sonst nichts. Schreiben Sie den Preis, der gilt; ist es keiner der Firma, schreiben Sie den Satz ohne Betrag.',
      'content/q.mdx:19:35  Auf der Website kostet BASIC 500 € oder 0,10 €, hier steht „1.500 €“. Schreiben Sie den Preis, der gilt; ist es der neue, ändern Sie ihn auch in prices.yaml oder auf der Karte des Angebots.',
    ])
  })

  it('may be any in what is made up', () => {
    const lines = '- **Bon.** 23 € von 18:00 bis 22:00 Uhr\n- **Bon.** 9 €'
    page('/q', '## Ein Abend', '<Sheets>', '### Zettel', lines, '### Tafel', lines, '</Sheets>')
    expect(findings()).toEqual([])
  })
})

describe('a whole file', () => {
  const latin1 = (file: string) =>
    writeFileSync(join(copy.root, file), Buffer.from(copy.read(file), 'latin1'))
  const missing = (file: string) => rmSync(join(copy.root, file))
  const empty = (file: string) => copy.write(file, '# leer\n')

  it.each([
    ['content/agb.mdx', latin1, 'Die Datei ist nicht als UTF-8 gespeichert'],
    ['content/site.yaml', empty, 'Diese Datei hat keine Angaben'],
    ['content/emilia/persona.md', missing, 'Diese Datei fehlt'],
  ])('%s that is %o is told, once', (file, breakIt, sentence) => {
    breakIt(file)
    expect(findings().filter(line => line.startsWith(file))).toEqual([
      expect.stringContaining(sentence),
    ])
  })

  it('is repaired where it is wrong, whatever ends its lines', () => {
    for (const end of ['\r\n', '\r', '\r\r\n']) {
      const written = `\uFEFF${rightPage('/q', '-\u00a09:00 Uhr.\n\nZwei.')}`
      copy.write('content/q.mdx', written.replaceAll('\n', end))
      repairContent(copy.root)
      expect(copy.read('content/q.mdx')).toBe(rightPage('/q', '- 9:00 Uhr.\n\nZwei.'))
    }
  })
})
