import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairContent } from '../../renderer/check/repair'
import { shippedPages } from '../../renderer/content-files'
import { type ContentCopy, contentFindings, copyContent, rightPage } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

const findings = () => contentFindings(copy.root)
const page = (path: string, body: string, title?: string) =>
  copy.write(`content${path}.mdx`, rightPage(path, body, title))

it('a right content raises no alarm, not even a hint', () => {
  expect(findings()).toEqual([])
})

describe('names of pictures', () => {
  const picture = async (name: string) =>
    writeFileSync(
      join(copy.root, 'content/media', name),
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    )
  const sentence = (name: string, better: string) =>
    expect.stringContaining(
      `Der Dateiname „${name}“ kommt nicht überall an: Er besteht aus Buchstaben ohne Umlaute, Ziffern und Strichen, mit einem Punkt vor der Endung. Nennen Sie die Datei in content/media ${better}`,
    )

  it('with spaces, umlauts (also those that macOS takes apart) or two dots are told with a better one', async () => {
    for (const name of ['Mein Bild.jpg', 'gru\u0308n.jpg', 'team.alt.jpg', 'Foto_1.JPG'])
      await picture(name)
    page(
      '/q',
      '![A](</Mein Bild.jpg>)\n\n![B](/grün.jpg)\n\n![C](/team.alt.jpg)\n\n![D](/Foto_1.JPG)',
    )
    expect(findings()).toEqual([
      sentence('Mein Bild.jpg', 'mein-bild.jpg'),
      sentence('grün.jpg', 'gruen.jpg'),
      sentence('team.alt.jpg', 'teamalt.jpg'),
    ])
  })
})

describe('links', () => {
  it('that are dead are told with the one that was meant', () => {
    page(
      '/q',
      '[A](/trail) und [B](/agb#2-leistung) und [C](#fehlt)\n\n## Gibt es\n\n[D](/trial#formular) [E](/kurs)',
    )
    expect(findings()).toEqual([
      'content/q.mdx:9:1  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:9:17  Auf /agb gibt es keine Stelle #2-leistung. Meinten Sie #2-leistungen?',
      'content/q.mdx:9:42  Auf /q gibt es keine Stelle #fehlt. Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.',
    ])
  })

  it('lead to no missing file, to no text for a picture and to no page with a stroke at its end', () => {
    page(
      '/q',
      '[A](/preise.pdf)\n\n![B](/logo.svgg)\n\n![C](/LICENSES.md)\n\n[D](/trial.mdx) [E](/trial/) [F](/Trial)',
    )
    expect(findings()).toEqual([
      'content/q.mdx:9:1  Die Datei /preise.pdf gibt es in content/media nicht. Legen Sie sie dort ab oder prüfen Sie den Namen.',
      'content/q.mdx:11:1  Die Datei /logo.svgg gibt es in content/media nicht. Meinten Sie /logo.svg?',
      'content/q.mdx:13:1  „/LICENSES.md“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.',
      'content/q.mdx:15:1  Die Adresse „/trial.mdx“ stimmt so nicht. Schreiben Sie /trial.',
      'content/q.mdx:15:17  Die Seite /trial/ gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:15:30  Die Seite /Trial gibt es nicht. Meinten Sie /trial?',
    ])
  })

  it('stand in boxes too: tiles and cards of the team', () => {
    page(
      '/q',
      '## Zwei\n\n<Tiles>\n\n<Tile to="/hotell" persona="Sam">\n\n### A\n\nText.\n\n</Tile>\n\n</Tiles>\n\n<Team>\n\n- **Luigi, Gastronomie.** Bestellungen\n\n</Team>',
    )
    rmSync(join(copy.root, 'content/assistants/luigi.mdx'))
    expect(findings().filter(line => line.startsWith('content/q.mdx'))).toEqual([
      'content/q.mdx:13:7  Die Seite /hotell gibt es nicht. Meinten Sie /hotel?',
      'content/q.mdx:25:1  Die Seite /assistants/luigi gibt es nicht. Meinten Sie /assistants/sam?',
    ])
  })

  it('from a page to a claim that site.yaml has no more are told on the page', () => {
    copy.change('content/site.yaml', 'id: no-shows', 'id: noshows')
    expect(findings()).toEqual([
      'content/hotel.mdx:13:1  Die Werbeaussage „no-shows“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.',
    ])
  })

  it('to a page with a mistake are not to blame', () => {
    copy.change('content/trial.mdx', '<TrialForm />', '<TrialForm>')
    page('/q', '[Test](/trial#formular)')
    expect(findings()).toEqual([
      expect.stringMatching(/^content\/trial\.mdx:\d+:1 {2}Das Kästchen <TrialForm> wird nicht/),
    ])
  })
})

describe('what only all pages together can tell', () => {
  it('is a title that two pages share, a foreign canonical and a missing h1', () => {
    page('/q-one', 'Text', 'Derselbe Titel auf zwei Seiten | 4xDU')
    page('/q-two', 'Text', 'Derselbe Titel auf zwei Seiten | 4xDU')
    copy.write('content/q-taken.mdx', rightPage('/agb', 'Text'))
    copy.write('content/q-bare.mdx', rightPage('/q-bare', 'Text').replace('# Probe', 'Probe'))
    expect(findings()).toEqual([
      'content/q-bare.mdx:7:1  Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
      'content/q-taken.mdx:4:12  canonical /agb ist nicht die Adresse dieser Seite. Schreiben Sie canonical: /q-taken.',
      'content/q-two.mdx:2:8  Diesen Wert von title trägt schon content/q-one.mdx. Jede Seite braucht einen eigenen.',
    ])
  })
})

describe('a draft', () => {
  const draft = (path: string, body: string) =>
    copy.write(
      `content${path}.mdx`,
      rightPage(path, body).replace('canonical', 'draft: true\ncanonical'),
    )

  it('is named, and what leads visitors to it; drafts may lead to each other', () => {
    draft('/q', 'Siehe [Probe](/r).')
    draft('/r', 'Siehe [Probe](/q).')
    page('/s', 'Siehe [Probe](/q).')
    copy.change('content/navigation.yaml', 'path: /hotel', 'path: /q')
    const sentence = 'Die Seite /q ist noch ein Entwurf, Besucher finden sie nicht.'
    expect(findings()).toEqual([
      expect.stringMatching(new RegExp(`^content/navigation\\.yaml:\\d+:\\d+  ${sentence}`)),
      expect.stringContaining(
        'content/q.mdx:4:8  Hinweis: Diese Seite ist ein Entwurf, nur die Vorschau zeigt sie.',
      ),
      expect.stringContaining('content/r.mdx:4:8  Hinweis: Diese Seite ist ein Entwurf'),
      expect.stringContaining(`content/s.mdx:9:7  ${sentence}`),
    ])
    expect(shippedPages(copy.root)).not.toContain('content/q.mdx')
  })

  it.each(['draft:  true', 'draft: True', 'draft: TRUE'])(
    'written as %s stays out of the build too',
    written => {
      copy.write(
        'content/q.mdx',
        rightPage('/q', 'Text').replace('canonical', `${written}\ncanonical`),
      )
      expect(findings()).toEqual([expect.stringContaining('Hinweis: Diese Seite ist ein Entwurf')])
      expect(shippedPages(copy.root)).not.toContain('content/q.mdx')
    },
  )
})

describe('placeholders', () => {
  it('left on a page are told once for the page, save for those that the data or an unread legal text owes', () => {
    page('/q', '[Was zuerst?]\n\n[Was dann?]')
    page(
      '/s',
      'Es antwortet [Name der Ansprechperson].\n\n<LegalSection>\n\n## 1. Fristen\n\n[Frist laut Vertrag]\n\n</LegalSection>',
    )
    expect(findings()).toEqual([
      'content/q.mdx:9:1  Hinweis: Hier steht noch ein Platzhalter: [Was zuerst?] und 1 weitere auf dieser Seite. Schreiben Sie die Angaben hin, ohne eckige Klammern.',
    ])
  })
})

describe('a file that is no page', () => {
  it.each([
    ['preise.md', 'Der Dateiname „preise.md“ wird zur Adresse', 'die Datei preise.mdx'],
    ['Über uns.mdx', 'Der Dateiname', 'Nennen Sie die Datei ueber-uns.mdx'],
    ['agb - Kopie.mdx', 'Der Dateiname', 'wenn sie nur eine Kopie ist'],
    ['neu.yml', 'Die Datei „neu.yml“ liest hier niemand.', 'Angaben auf .yaml'],
    ['navigaton.yaml', 'Die Datei', 'Meinten Sie „navigation.yaml“?'],
    ['preise.mdx.txt', 'Der Dateiname', 'Nennen Sie die Datei preise.mdx,'],
    [
      'foto.jpg',
      'Die Datei „foto.jpg“ liest hier niemand.',
      'Bilder und andere Dateien liegen in content/media',
    ],
    ['Text neu.docx', 'Die Datei „Text neu.docx“ liest hier niemand.', 'Seiten enden auf .mdx'],
    ['emilia/neu.mdx', 'Die Adresse /emilia/neu ist', 'anderen Ordner'],
    ['media/neu.mdx', 'Die Adresse /media/neu ist', 'anderen Ordner'],
    ['api.mdx', 'Die Adresse /api ist', 'anderen Ordner'],
    ['assistants/index.mdx', 'Der Dateiname', 'Nennen Sie die Datei content/assistants.mdx'],
  ])('%s is told by its name', (name, start, cure) => {
    copy.write(`content/${name}`, rightPage('/neu', 'Text'))
    const told = findings().find(line => line.startsWith(`content/${name}:1:1  ${start}`))
    expect(told, findings().join('\n')).toContain(cure)
  })

  it('because its ending is written in capitals is told once, with the true cause', () => {
    renameSync(join(copy.root, 'content/trial.mdx'), join(copy.root, 'content/trial.MDX'))
    expect(findings().filter(line => !line.includes('questions.yaml'))).toEqual([
      expect.stringContaining('content/trial.MDX:1:1  Der Dateiname „trial.MDX“ wird zur Adresse'),
    ])
  })

  it('is left alone where it was never meant to be one', () => {
    copy.write('content/.DS_Store', 'x')
    copy.write('content/media/bilder/team-2026@2x.webp', 'x')
    expect(findings()).toEqual([])
  })
})

describe('a whole file', () => {
  it.each(['content/agb.mdx', 'content/site.yaml'])(
    '%s in other letters than UTF-8 is told where they begin, and not repaired',
    file => {
      const bytes = Buffer.from(copy.read(file), 'latin1')
      writeFileSync(join(copy.root, file), bytes)
      expect(findings().filter(line => line.startsWith(file))).toEqual([
        expect.stringMatching(
          /:\d+:\d+ {2}Die Datei ist nicht als UTF-8 gespeichert, .* Speichern Sie sie .*UTF-8“\.$/,
        ),
      ])
    },
  )

  it.each([
    ['emilia/persona.md', undefined, 'Diese Datei fehlt'],
    ['site.yaml', '# leer\n', 'Diese Datei hat keine Angaben'],
  ])('%s that is %j is told', (name, text, sentence) => {
    const file = `content/${name}`
    if (text === undefined) rmSync(join(copy.root, file))
    else copy.write(file, text)
    expect(findings().filter(line => line.startsWith(file))).toEqual([
      expect.stringContaining(`:1:1  ${sentence}`),
    ])
  })

  it('keeps its line ends and its mark at the start when it is repaired', () => {
    for (const end of ['\r\n', '\r', '\r\r\n']) {
      const windows = (sign: string) =>
        `\uFEFF${rightPage('/q', `-${sign}9:00 Uhr.\n\nZwei.`)}`.replaceAll('\n', end)
      copy.write('content/q.mdx', windows('\u00a0'))
      repairContent(copy.root)
      expect(copy.read('content/q.mdx')).toBe(windows(' '))
    }
  })
})
