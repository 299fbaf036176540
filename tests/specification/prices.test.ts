import { describe, expect, it } from 'vitest'
import { delivered, eachOf, wordsOf } from '../support/delivered'
import { routes } from './routes'

const tiers = [
  ['BASIC', 'Dein erster digitaler Mitarbeiter', '500 €', '0,10 €'],
  ['PRO', 'Dein smarter Assistent', '1.500 €', '0,07 €'],
  ['ENTERPRISE', 'Dein 24/7 KI-Superstar', '5.000 €', '0,05 €'],
] as const

/** What the default lists of the tiers must say; the words around are ours. */
const features = [
  [
    /personalisierter Website-Chatbot/i,
    /Farben und Logo/,
    /Standardfragen/,
    /bis zu 5 vorprogrammierte/i,
    /Online-Dashboard/,
  ],
  [
    /Alles aus BASIC/,
    /erweiterte Anpassung/i,
    /E-Mail oder WhatsApp/,
    /automatische Terminbuchung und Weiterleitung/i,
    /ersten 100 Kundenanfragen/,
  ],
  [
    /Alles aus PRO/,
    /Sprach-KI für Telefonanrufe/,
    /CRM.*ERP.*Buchung/,
    /mehrsprachig/i,
    /24\/7-.*regelmäßige Optimierung/,
  ],
]

/** Service, price per minute with AI, regular, savings in percent: specification 9, in its order. */
const phone = [
  ['Einfacher Kundenservice', '0,75 €', '1,50 €', '50 %'],
  ['Einfacher technischer Support', '0,75 €', '2,00 €', '63 %'],
  ['Verkaufsgespräche', '1,00 €', '3,00 €', '67 %'],
  ['Terminbuchung', '0,80 €', '3,50 €', '77 %'],
  ['Bestellannahme', '0,80 €', '1,70 €', '53 %'],
  ['Feedback einholen', '0,75 €', '2,50 €', '70 %'],
  ['Beschwerdeannahme', '0,80 €', '2,50 €', '68 %'],
  ['Zufriedenheitsumfragen', '0,75 €', '1,80 €', '58 %'],
  ['Komplexer technischer Support', '1,00 €', '3,00 €', '67 %'],
  ['Marketinganrufe', '1,20 €', '3,50 €', '66 %'],
]

const main = (route: string) => delivered(route).main
/** The card of an offer by its heading. */
const offer = (route: string, heading: string) =>
  wordsOf(
    main(route)
      .querySelectorAll('.offer-cards .price-card')
      .find(card => wordsOf(card.querySelector('h3')) === heading),
  )

describe('specification 9: website pricing', () => {
  it.each(['/', ...routes.industries])('%s shows the three tiers with tagline, price and fee', route => {
    const cards = eachOf(main(route), '.pricing-tiers .price-card')
    expect(cards).toHaveLength(3)
    tiers.forEach(([name, tagline, from, fee], index) => {
      const card = cards[index] ?? ''
      expect(card).toContain(`${name} ${tagline}`)
      expect(card).toMatch(new RegExp(`ab ${from} ?zzgl\\. ${fee} pro Nachricht`))
      expect(card.startsWith('EMPFOHLEN')).toBe(name === 'PRO')
    })
    expect(wordsOf(main(route).querySelector('.pricing-tiers .note'))).toContain(
      'exkl. USt. Wir verkaufen nur an Unternehmen',
    )
  })

  it('home shows the default features', () => {
    const cards = eachOf(main('/'), '.pricing-tiers .price-card')
    features.forEach((list, index) => {
      for (const feature of list) expect(cards[index]).toMatch(feature)
    })
  })

  it.each(routes.industries)('%s has features of its own', route => {
    const lists = eachOf(main(route), '.pricing-tiers .price-card ul')
    const defaults = eachOf(main('/'), '.pricing-tiers .price-card ul')
    expect(lists).toHaveLength(defaults.length)
    expect(lists.filter((list, index) => list === defaults[index])).toEqual([])
  })

  it.each(routes.packages)('%s compares the packages', route => {
    const table = main(route).querySelector('.package-comparison table')!
    const rows = eachOf(table, 'tr')
    for (const [name, , from, fee] of tiers) {
      expect(rows[0]).toContain(name)
      expect(rows.find(row => row.startsWith('Startpreis'))).toContain(`ab ${from}`)
      expect(rows.find(row => row.startsWith('Pro Nachricht'))).toContain(fee)
    }
    expect(rows.length).toBeGreaterThanOrEqual(7)
  })
})

describe('specification 9: training', () => {
  it.each([
    ['1:1-Coaching', '990 €', /2 Einheiten zu je 180 Minuten.*2 Tage/],
    ['Workshop für Einsteiger', '290 €', /2 Tage.*höchstens 10 Personen/i],
    ['Training für Fortgeschrittene', '490 €', /2 Tage/],
  ])('%s costs %s per person', (heading, price, facts) => {
    expect(offer('/training', heading)).toContain(`${price} pro Person`)
    expect(offer('/training', heading)).toMatch(facts)
  })

  it('has three offers, without VAT', () => {
    expect(main('/training').querySelectorAll('.offer-cards .price-card')).toHaveLength(3)
    expect(delivered('/training').text).toContain('exkl. USt.')
  })
})

describe('specification 9: phone prices', () => {
  const table = () => main('/ki-telefon-callcenter').querySelector('.price-table')!

  it('lists ten services with both prices and the savings', () => {
    const rows = table()
      .querySelectorAll('tbody tr')
      .map(row => [...eachOf(row, 'th'), ...eachOf(row, 'td')])
    const ROW = /^(.*) (Inbound|Outbound), 1\.500\s€ Einrichtung$/
    expect(rows.map(([service = '', ...prices]) => [ROW.exec(service)?.[1], ...prices])).toEqual(phone)
    expect(new Set(rows.map(([service = '']) => ROW.exec(service)?.[2])).size).toBe(2)
  })

  it('takes 1.500 € once for every row, without VAT, per minute', () => {
    expect(wordsOf(table().querySelector('caption'))).toContain('1.500 € Einrichtung, einmalig')
    expect(wordsOf(table())).toMatch(/pro Minute.*exkl\. USt\./)
  })
})

describe('specification 9: video packages', () => {
  const route = '/services/ki-avatar-produkt-videos-erstellen'

  it.each([
    ['Basic', '299 € pro Video', ['Bis zu 30 Sekunden', 'Full HD', '2 Revisionen']],
    [
      'Professional',
      '499 € pro Video',
      ['EMPFOHLEN', 'Bis zu 60 Sekunden', '4K', 'Unbegrenzte Revisionen', 'Spezialeffekte'],
    ],
    ['Enterprise', 'auf Anfrage', ['Beliebige Länge', '8K möglich', 'Komplexe Animationen', 'Exklusives Branding']],
  ])('%s: %s', (heading, price, facts) => {
    for (const fact of [price, ...facts]) expect(offer(route, heading)).toContain(fact)
  })

  it('are delivered within 24–48 Stunden', () => {
    expect(delivered(route).text).toMatch(/Lieferung in 24–48 Stunden/)
  })
})
