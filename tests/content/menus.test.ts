import { afterAll, describe, expect, it } from 'vitest'
import { copyContent } from '../support/content-copy'
import { contentFindings } from '../support/content-findings'

describe('a menu', () => {
  const copy = copyContent()
  afterAll(() => copy.remove())
  const GASTRO = '- { label: Gastronomie, path: /ki-loesungen-gastronomie }'

  it.each([
    [
      '- { label: Autohaus, path: /ki-im-autohaus }',
      '8:9  Diesen Eintrag hat das Menü schon in Zeile 6. Löschen Sie eine der beiden Zeilen.',
    ],
    [
      '- { label: Autohaus, path: /ki-loesungen-gastronomie }',
      '8:9  „Autohaus“ heißt in diesem Menü schon der Eintrag in Zeile 6, er führt aber auf eine andere Seite. Geben Sie einem der beiden einen anderen Namen.',
    ],
    [
      '- { label: Gastronomie, path: /ki-im-autohaus }',
      '8:9  Hinweis: Auf /ki-im-autohaus führt in diesem Menü schon „Autohaus“ in Zeile 6. Stimmt der Pfad?',
    ],
  ])('with the entry %s after the one of the car dealership', (entry, finding) => {
    const before = copy.read('content/navigation.yaml')
    copy.change('content/navigation.yaml', GASTRO, entry)
    expect(contentFindings(copy.root)).toEqual([`content/navigation.yaml:${finding}`])
    copy.write('content/navigation.yaml', before)
  })
})
