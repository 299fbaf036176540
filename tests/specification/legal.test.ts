import { describe, expect, it } from 'vitest'
import { loadData } from '../../renderer/data/site-data'
import { readConfig } from '../../server/config'
import { SUSPECT_DAYS } from '../../shared/days'
import { delivered } from '../support/delivered'
import { render } from '../support/render-box'
import { eachOf, wordsOf } from '../support/words'
import { allRoutes } from './agreed'

const numbered = (route: string) =>
  eachOf(delivered(route).main, 'h2').filter(heading => /^\d+\. /.test(heading))
const numbers = (route: string) => numbered(route).map(heading => Number.parseInt(heading, 10))

describe('specification 2: privacy', () => {
  it('has seven numbered sections', () => {
    expect(numbers('/datenschutz')).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each<[number: number, heading: RegExp, ...facts: RegExp[]]>([
    [1, /Hinweise/, /DSGVO/, /Telekommunikationsgesetz/, /2024\/1689/],
    [2, /Verantwortlich/, /Graz/, /Telefon|Anrufen/i, /E-Mail|Schreiben/],
    [3, /Daten/, /Name/, /Unternehmen/, /Emilia|Chat/],
    [
      4,
      /KI-Sicherheit und Vertrauenswürdigkeit/,
      /automati(sche|sierte)n? Entscheidung/,
      /Menschen/,
      /pseudonym/i,
      /Zugriff/,
      /Server.*(EU|Europäischen Union)|(EU|Europäischen Union).*Server/,
      /eth/i,
    ],
    [5, /Weitergabe/, /Einwilligung|zustimmen|zugestimmt/, /gesetzlich|Gesetz/, /Hosting/],
    [
      6,
      /Rechte/,
      /Auskunft/,
      /Berichtig/i,
      /Lösch/i,
      /Einschränk/i,
      /Widersp/i,
      /Übertrag/i,
      /Datenschutzbehörde/,
    ],
    [7, /Änderungen/],
  ])('section %i says what it must', (number, heading, ...facts) => {
    const { text } = delivered('/datenschutz')
    const [title = '', next] = numbered('/datenschutz').slice(number - 1, number + 1)
    expect(title).toMatch(heading)
    const section = text.slice(text.indexOf(title), next ? text.indexOf(next) : undefined)
    for (const fact of facts) expect(section).toMatch(fact)
  })

  it('names the periods after which the service deletes requests, where it sends them by mail', () => {
    const { REQUESTS_KEEP_DAYS: keepDays } = readConfig({})
    const formPath = (mails: boolean) =>
      wordsOf(
        render('<DataPath of="Formulare" />', {
          site: loadData('site'),
          service: { keepDays, mails, modelHost: '', emailjs: false, redis: false, apiOrigin: '' },
        }),
      )
    const periods = new RegExp(
      `Zugestellte Anfragen löscht[^.]*\\s${keepDays}\\sTage\\s[^.]*Spam\\s[^.]*${SUSPECT_DAYS}\\sTage`,
    )
    expect(formPath(true)).toMatch(periods)
    expect(formPath(false)).not.toContain('Zugestellte')
  })
})

describe('specification 9: terms', () => {
  it('have ten sections', () => {
    expect(numbers('/agb')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('name Austrian law and Graz, and how the trial ends', () => {
    const { text } = delivered('/agb')
    expect(text).toMatch(/österreichische[sm]? Recht/)
    expect(text).toMatch(/Gerichtsstand[^.]*Graz|Gericht[^.]* in Graz/)
    expect(text).toMatch(/Test[^.]*14 Tage[^.]*|14 Tage[^.]*Test/)
  })
})

it.each([
  'Firma',
  'Rechtsform',
  'Sitz',
  'Unternehmensgegenstand',
  'Firmenbuchnummer',
  'Firmenbuchgericht',
  'UID-Nummer',
  'GISA-Zahl',
  'Gewerbewortlaut',
  'Kammer und Fachgruppe',
  'Gewerbebehörde',
  'Medieninhaber',
  'Anschrift',
  'Telefon',
  'E-Mail',
])('the legal notice names: %s', field => {
  expect(eachOf(delivered('/impressum').main, 'dt').join('\n')).toContain(field)
})

describe('what pages must declare', () => {
  it('technical consulting is not classic business consulting', () => {
    const { text } = delivered('/services/technische-ki-beratung-und-softwareentwicklung-mit-ki')
    expect(text).toMatch(/keine klassische Unternehmensberatung im Sinn der Gewerbeordnung/)
  })

  it.each(['/ki-telefon-callcenter', '/assistants/phonix'])('%s: its AI says it is one', route => {
    expect(delivered(route).text).toMatch(
      /stellt sich [^.]*als KI vor|gibt sich [^.]*zu erkennen|im ersten Satz|mit dem Satz, dass eine KI spricht/,
    )
  })

  it('avatar videos are labelled', () => {
    expect(delivered('/services/ki-avatar-produkt-videos-erstellen').text).toMatch(
      /Avatar[^.]*gekennzeichnet/,
    )
  })

  it.each(['/kontaktinformationen', '/trial'])('%s: the form makes no contract', route => {
    expect(delivered(route).text).toContain(
      'Das Formular dient nur Anfragen; es kommt dadurch kein Vertrag zustande.',
    )
  })

  it('marketing claims stand once each, in the box that shows their source as soon as there is one', () => {
    for (const claim of ['98 %', '30 %', '4-mal']) {
      const boxes = allRoutes.flatMap(route => eachOf(delivered(route).main, '.claim'))
      expect(
        boxes.filter(box => box.includes(claim)),
        claim,
      ).toHaveLength(1)
    }
    const loose = allRoutes.filter(route => {
      const boxes = eachOf(delivered(route).main, '.claim').join(' ')
      const count = (text: string) => text.match(/98 %|30 % weniger|4-mal/g)?.length ?? 0
      return count(delivered(route).text) > count(boxes)
    })
    expect(loose).toEqual([])
  })
})
