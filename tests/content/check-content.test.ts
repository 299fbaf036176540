import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent, errorsIn } from '../../renderer/check/check-content'
import { type ContentCopy, copyContent, rightPage } from '../support/content-copy'
import { contentFindings } from '../support/content-findings'

describe('the real content', () => {
  it('raises no alarm, not even a hint', () => {
    const copy = copyContent()
    const from = process.cpuUsage()
    expect(contentFindings(copy.root)).toEqual([])
    const { user, system } = process.cpuUsage(from)
    copy.remove()
    // Of the two seconds that a check of 28 pages may take, reading and checking is the larger part. Computing time, because
    // others work on this machine at the same time.
    expect((user + system) / 1e6).toBeLessThan(2)
  })
})

describe('what only all files together can tell', () => {
  let copy: ContentCopy
  let findings: string[]
  const of = (file: string) =>
    findings.filter(line => line.startsWith(`content/${file}:`)).map(line => line.slice(`content/${file}:`.length))

  beforeAll(() => {
    copy = copyContent()
    const page = (path: string, body: string, title?: string) =>
      copy.write(`content${path}.mdx`, rightPage(path, body, title))
    page(
      '/q-links',
      '[A](/trail) und [B](/agb#2-leistung) und [C](#gibt-es-nicht)\n\n## Gibt es\n\n[D](/trial#formular)',
    )
    page('/q-files', '[Liste](/preise.pdf)\n\n![Logo](/logo.svgg)\n\n![Lizenz](/LICENSES.md)\n\n[Demo](/trial.mdx)')
    copy.write(
      'content/q-social.mdx',
      rightPage('/q-social', 'Text').replace('canonical: /q-social', '$&\nsocialImage: /icon-521.png'),
    )
    page('/q-slash', '[A](/trial/) und [B](/Trial)')
    page('/q-team', '## Zwei\n\n<Team>\n\n- **Sam, Hotel.** Fragen\n- **Luigi, Gastronomie.** Bestellungen\n\n</Team>')
    rmSync(join(copy.root, 'content/assistants/luigi.mdx'))
    page('/q-old', '[Alte Adresse](/ki-beauty-wellness)')
    page('/q-one', 'Text', 'Derselbe Titel auf zwei Seiten | 4xDU')
    page('/q-two', 'Text', 'Derselbe Titel auf zwei Seiten | 4xDU')
    copy.write('content/q-own.mdx', rightPage('/q-other', 'Text'))
    copy.write('content/q-taken.mdx', rightPage('/agb', 'Text'))
    copy.write('content/q-bare.mdx', rightPage('/q-bare', 'Text').replace('# Probe', 'Probe'))
    page(
      '/q-tile',
      '## Zwei\n\n<Tiles>\n\n<Tile to="/ki-im-autohuas" persona="Mathias">\n\n### A\n\nText.\n\n</Tile>\n\n</Tiles>',
    )
    copy.change('content/navigation.yaml', 'path: /ki-im-autohaus', 'path: /ki-im-autohauss')
    copy.change('content/navigation.yaml', 'contact: { label: Kontakt, path', 'contact: { label: Kontakt, paht')
    copy.change('content/prices.yaml', 'path: /trial', 'path: /trail')
    copy.change('content/prices.yaml', 'tagline: Dein smarter Assistent', 'tagline: Dein smarter #1 Assistent')
    copy.write(
      'content/redirects.yaml',
      '/alt: /gibt-es-nicht\n/agb: /trial\n/ki-beauty-wellness: /ki-beauty-wellnes\n',
    )
    copy.change('content/site.yaml', 'brand: 4xDU', 'brannd: 4xDU')
    copy.change('content/site.yaml', 'copyrightYear: 2024', 'copyrightYear: heuer')
    copy.change('content/site.yaml', 'claim: KI', 'claim: Neu: KI')
    findings = contentFindings(copy.root)
  })
  afterAll(() => copy.remove())

  it('finds dead links and anchors, with the one that was meant', () => {
    expect(of('q-links.mdx')).toEqual([
      '9:1  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
      '9:17  Auf /agb gibt es keine Stelle #2-leistung. Meinten Sie #2-leistungen?',
      '9:42  Auf /q-links gibt es keine Stelle #gibt-es-nicht. Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.',
    ])
    expect(of('q-slash.mdx')).toEqual([
      '9:1  Die Seite /trial/ gibt es nicht. Meinten Sie /trial?',
      '9:18  Die Seite /Trial gibt es nicht. Meinten Sie /trial?',
    ])
    expect(of('q-tile.mdx')).toEqual(['13:7  Die Seite /ki-im-autohuas gibt es nicht. Meinten Sie /ki-im-autohaus?'])
  })

  it('finds cards of the team whose page is gone', () => {
    expect(of('q-team.mdx')).toEqual([
      '14:1  Die Karte von Luigi führt auf /assistants/luigi, diese Seite gibt es nicht. Nehmen Sie die Zeile heraus oder legen Sie die Seite wieder an.',
    ])
  })

  it('lets links lead to addresses that redirect', () => {
    expect(of('q-old.mdx')).toEqual([])
  })

  it('finds missing files and pictures', () => {
    expect(of('q-files.mdx')).toEqual([
      '9:1  Die Datei /preise.pdf gibt es in content/media nicht. Legen Sie sie dort ab oder prüfen Sie den Namen.',
      '11:1  Die Datei /logo.svgg gibt es in content/media nicht. Meinten Sie /logo.svg?',
      '13:1  „/LICENSES.md“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.',
      '15:1  Der Link „/trial.mdx“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie /trial.',
    ])
  })

  it('finds a picture for networks that is not there', () => {
    expect(of('q-social.mdx')).toEqual([
      '5:14  Die Datei /icon-521.png gibt es in content/media nicht. Meinten Sie /icon-512.png?',
    ])
  })

  it('finds a title that two pages share', () => {
    expect(of('q-one.mdx')).toEqual([])
    expect(of('q-two.mdx')).toEqual([
      '2:8  Denselben title trägt schon content/q-one.mdx. Jede Seite braucht einen eigenen.',
    ])
  })

  it('finds a canonical that is not the page’s own', () => {
    expect(of('q-own.mdx')).toEqual([
      '4:12  canonical /q-other ist nicht die Adresse dieser Seite. Schreiben Sie canonical: /q-own.',
    ])
    expect(of('q-taken.mdx')).toEqual([
      '4:12  canonical /agb gehört schon zu content/agb.mdx. Diese Seite liegt auf /q-taken, schreiben Sie canonical: /q-taken.',
    ])
  })

  it('misses the h1', () => {
    expect(of('q-bare.mdx')).toEqual([
      '7:1  Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
    ])
  })

  it('finds dead paths in menus, prices and redirects', () => {
    expect(of('navigation.yaml')).toContain(
      '6:34  Die Seite /ki-im-autohauss gibt es nicht. Meinten Sie /ki-im-autohaus?',
    )
    expect(of('prices.yaml')).toContain('11:43  Die Seite /trail gibt es nicht. Meinten Sie /trial?')
    expect(of('redirects.yaml')).toEqual([
      '1:7  Die Seite /gibt-es-nicht gibt es nicht. Prüfen Sie den Pfad.',
      '2:1  /agb gibt es (content/agb.mdx), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.',
    ])
  })

  it('names unknown, missing and wrong facts of the .yaml files', () => {
    const menu = of('navigation.yaml')
    expect(menu).toContainEqual(
      expect.stringMatching(/^\d+:\d+ {2}Unbekannte Angabe „paht“ unter „header, contact“\. Meinten Sie „path“\?$/),
    )
    expect(menu.join()).not.toContain('Hier fehlt die Angabe')
    expect(of('prices.yaml')).toContainEqual(
      expect.stringMatching(/^\d+:\d+ {2}Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „Dein smarter“\./),
    )
    expect(of('site.yaml')).toEqual([expect.stringMatching(/^6:11 {2}Ein Doppelpunkt mitten im Wert/)])
  })

  it('lists the findings that stop a build', () => {
    expect(errorsIn(checkContent(copy.root))).toEqual(findings)
  })
})

describe('prices that stand in sentences', () => {
  const copy = copyContent()
  afterAll(() => copy.remove())

  it('are told on every page that still has the old one, not in a table and not where no package is named', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Sie sparen 300 € im Monat.\nMit PRO ab 1.500 € und 0,07 €.'))
    expect(contentFindings(copy.root)).toEqual([])
    copy.change('content/prices.yaml', 'from: 1500', 'from: 1600')
    const told = contentFindings(copy.root)
    expect(told).toContain(
      'content/q.mdx:10:12  Hinweis: „1.500 €“ hat in prices.yaml keines der drei Pakete. Stimmt der Betrag in diesem Satz noch?',
    )
    expect(told.length).toBeGreaterThan(5)
  })
})

describe('a file whose name cannot be an address', () => {
  const copy = copyContent()
  afterAll(() => copy.remove())

  it('is told once, and its links and canonical are those of the right name', () => {
    renameSync(join(copy.root, 'content/trial.mdx'), join(copy.root, 'content/Trial 2.mdx'))
    copy.write('content/Agb Neu.mdx', rightPage('/agb-neu', '[Test](/trial-2)'))
    const told = contentFindings(copy.root).filter(line => /(?:Trial 2|Agb Neu)\.mdx/.test(line))
    expect(told.map(line => line.replace(/:\d.*? {2}/, '  ').slice(0, 60))).toEqual([
      'content/Agb Neu.mdx  Der Dateiname „Agb Neu.mdx“ wird zur Ad',
      'content/Trial 2.mdx  Der Dateiname „Trial 2.mdx“ wird zur Ad',
      'content/Trial 2.mdx  canonical /trial ist nicht die Adresse ',
      expect.stringContaining('Die Seite /trial gibt es nicht. Meinten Sie /trial-2?'.slice(0, 30)),
    ])
  })
})
