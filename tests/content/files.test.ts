import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairContent } from '../../renderer/check/repair'
import { type ContentCopy, copyContent, rightPage } from '../support/content-copy'
import { contentFindings } from '../support/content-findings'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

const findings = () => contentFindings(copy.root)

describe('a file that is no page', () => {
  it.each([
    ['neu.MDX', 'content/neu.MDX:1:1  Der Dateiname „neu.MDX“ wird zur Adresse', 'Nennen Sie die Datei neu.mdx'],
    ['preise.md', 'content/preise.md:1:1  Der Dateiname „preise.md“ wird zur Adresse', 'die Datei preise.mdx'],
    ['Über uns.mdx', 'content/Über uns.mdx:1:1  Der Dateiname', 'Nennen Sie die Datei ueber-uns.mdx'],
    ['agb - Kopie.mdx', 'content/agb - Kopie.mdx:1:1  Der Dateiname', 'wenn sie nur eine Kopie ist'],
    ['neu.yml', 'content/neu.yml:1:1  Dateien mit Angaben enden auf .yaml.', 'Nennen Sie diese neu.yaml'],
    ['navigaton.yaml', 'content/navigaton.yaml:1:1  Die Datei', 'Meinten Sie „navigation.yaml“?'],
    ['preise.mdx.txt', 'content/preise.mdx.txt:1:1  Der Dateiname', 'Nennen Sie die Datei preise.mdx,'],
    ['Über Uns/team.mdx', 'content/Über Uns/team.mdx:1:1  Der Dateiname', 'die Datei content/ueber-uns/team.mdx,'],
    ['foto.jpg', 'content/foto.jpg:1:1  Bilder, Videos und andere Dateien', 'der Link heißt dann /foto.jpg'],
    [
      'Text neu.docx',
      'content/Text neu.docx:1:1  „Text neu.docx“ ist ein Textdokument',
      'npm run neu -- /text-neu "Titel"',
    ],
    [
      'emilia/neu.mdx',
      'content/emilia/neu.mdx:1:1  Die Datei „neu.mdx“ liest hier niemand',
      'verschieben Sie sie nach content',
    ],
    [
      'media/neu.mdx',
      'content/media/neu.mdx:1:1  Die Datei „neu.mdx“ liest hier niemand',
      'verschieben Sie sie nach content',
    ],
    ['media/Über Haus.JPG', 'content/media/Über Haus.JPG:1:1  Hinweis:', 'Nennen Sie die Datei ueber-haus.jpg'],
    ['services/index.mdx', 'content/services/index.mdx:1:1  Nur die Startseite', 'content/services.mdx'],
  ])('%s is told by its name', (name, start, cure) => {
    copy.write(`content/${name}`, rightPage('/neu', 'Text'))
    const told = findings().find(line => line.startsWith(start))
    expect(told, findings().join('\n')).toContain(cure)
  })

  it('is left alone where it was never meant to be one', () => {
    copy.write('content/.DS_Store', 'x')
    copy.write('content/media/bilder/team-2026@2x.webp', 'x')
    expect(findings()).toEqual([])
  })
})

describe('a file in other letters than UTF-8', () => {
  it.each(['content/agb.mdx', 'content/site.yaml'])('%s is told where they begin, and not repaired', file => {
    const path = join(copy.root, file)
    const bytes = Buffer.from(readFileSync(path, 'utf8'), 'latin1')
    writeFileSync(path, bytes)
    expect(findings().filter(line => line.startsWith(file))).toEqual([
      expect.stringMatching(/:\d+:\d+ {2}Die Datei ist nicht als UTF-8 gespeichert, .* Speichern Sie sie .*UTF-8“\.$/),
    ])
    repairContent(copy.root)
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })
})

describe('a fact in the wrong form', () => {
  it.each([
    ['prices.yaml', 'from: 1500', 'from: 1.500', 'Schreiben Sie ganze Euro ohne Punkt'],
    ['prices.yaml', 'from: 1500', 'from: 1500 €', 'Schreiben Sie ganze Euro ohne Punkt'],
    [
      'site.yaml',
      'email: "[office@4xdu.example]"',
      'email: office(at)4xdu.at',
      'eine E-Mail-Adresse wie office@firma.at',
    ],
    ['site.yaml', 'url: "[https://www.4xdu.example]"', 'url: www.4xdu.at', 'die ganze Adresse'],
  ])('in %s: %s -> %s', (file, from, to, cure) => {
    copy.change(`content/${file}`, from, to)
    expect(findings()).toEqual([expect.stringContaining(cure)])
  })

  it('is none where the firm has filled in its own', () => {
    copy.change('content/site.yaml', 'email: "[office@4xdu.example]"', 'email: hallo@firma.at')
    expect(findings()).toEqual([])
  })
})

it('an attribute that stands twice is told', () => {
  copy.write(
    'content/neu.mdx',
    rightPage('/neu', '<Portrait persona="Sam" persona="Luigi">\n\nDas ist Sam.\n\n</Portrait>'),
  )
  expect(findings()).toEqual([expect.stringContaining('persona steht in <Portrait> zweimal.')])
})

it('a repair that makes nothing better is taken back', () => {
  copy.change('content/navigation.yaml', '      - { label: Gastronomie', '     \u00a0- { label: Gastronomie')
  const before = copy.read('content/navigation.yaml')
  repairContent(copy.root)
  const after = copy.read('content/navigation.yaml')
  const isWhole = !findings().some(line => line.startsWith('content/navigation.yaml'))
  expect(isWhole || after === before).toBe(true)
})

it('a claim that a page asks for and site.yaml lacks is told on the page', () => {
  copy.change('content/site.yaml', 'id: no-shows', 'id: noshows')
  expect(findings()).toEqual([
    'content/ki-terminverwaltung-whatsapp.mdx:73:15  Die Werbeaussage „no-shows“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.',
  ])
})

it('a box that is not closed is told alone: links to it and topics about its page are not to blame', () => {
  copy.change('content/trial.mdx', '<TrialForm />', '<TrialForm>')
  expect(findings()).toEqual([
    expect.stringMatching(/^content\/trial\.mdx:\d+:1 {2}Das Kästchen <TrialForm> wird nicht/),
  ])
})
