import { describe, expect, it } from 'vitest'
import { delivered } from '../support/delivered'
import { eachOf, wordsOf } from '../support/words'
import {
  allRoutes,
  euro,
  euroAndCents,
  expectFigure,
  phone,
  phoneSetup,
  routes,
  tiers,
  trainings,
  videos,
} from './agreed'

const taglines: Record<string, string> = {
  BASIC: 'Dein erster digitaler Mitarbeiter',
  PRO: 'Dein smarter Assistent',
  ENTERPRISE: 'Dein 24/7 KI-Superstar',
}

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

const main = (route: string) => delivered(route).main
/** The card of an offer by its heading. */
const offer = (route: string, heading: string) =>
  wordsOf(
    main(route)
      .querySelectorAll('.offer-cards .price-card')
      .find(card => wordsOf(card.querySelector('h3')) === heading),
  )

describe('specification 9: website pricing', () => {
  it.each(['/', ...routes.industries, ...routes.packages])('%s shows the three tiers', route => {
    const cards = eachOf(main(route), '.pricing-tiers .price-card')
    expect(cards).toHaveLength(3)
    tiers.forEach(({ id, name, from, message }, index) => {
      const card = cards[index] ?? ''
      expect(card).toContain(`${name} ${taglines[id]}`)
      expectFigure(card.replace(' zzgl.', 'zzgl.')).toContain(
        `ab ${euro(from)}zzgl. ${euro(message)} pro Nachricht`,
      )
      expect(card.startsWith('EMPFOHLEN')).toBe(id === 'PRO')
    })
  })

  it('home shows the default features', () => {
    const cards = eachOf(main('/'), '.pricing-tiers .price-card')
    features.forEach((list, index) => {
      for (const feature of list) expect(cards[index]).toMatch(feature)
    })
  })

  it.each([...routes.industries, ...routes.packages])('%s has features of its own', route => {
    const lists = eachOf(main(route), '.pricing-tiers .price-card ul')
    const defaults = eachOf(main('/'), '.pricing-tiers .price-card ul')
    expect(lists).toHaveLength(defaults.length)
    expect(lists.filter((list, index) => list === defaults[index])).toEqual([])
  })
})

describe('specification 9: training', () => {
  it.each([
    ['1:1-Coaching', /2 Einheiten zu je 180 Minuten.*2 Tage/],
    ['Workshop für Einsteiger', /2 Tage.*höchstens 10 Personen/i],
    ['Training für Fortgeschrittene', /2 Tage/],
  ] as const)('%s has its price per person', (heading, facts) => {
    const price = euro(trainings[heading])
    expectFigure(offer('/training', heading)).toContain(`${price} pro Person`)
    expect(offer('/training', heading)).toMatch(facts)
  })

  it('has all offers', () => {
    const cards = main('/training').querySelectorAll('.offer-cards .price-card')
    expectFigure(cards).toHaveLength(Object.keys(trainings).length)
  })
})

describe('specification 9: phone prices', () => {
  const table = () => main('/ki-telefon-callcenter').querySelector('.price-table')!

  it('lists the services with both prices and the savings', () => {
    const rows = table()
      .querySelectorAll('tbody tr')
      .map(row => [...eachOf(row, 'th'), ...eachOf(row, 'td')])
    const ROW = /^(.*) (Inbound|Outbound), Einrichtung (.*)$/
    const cells = rows.map(([service = '', ...prices]) => [ROW.exec(service)?.[1], ...prices])
    const agreed = phone.map(({ service, ai, regular, saved }) => [
      service,
      euroAndCents(ai),
      euroAndCents(regular),
      `${saved} %`,
    ])
    expectFigure(cells.toSorted()).toEqual(agreed.toSorted())
    expect(new Set(rows.map(([service = '']) => ROW.exec(service)?.[2])).size).toBe(2)
    expectFigure([...new Set(rows.map(([service = '']) => ROW.exec(service)?.[3]))]).toEqual([
      euro(phoneSetup),
    ])
  })

  it('takes the set-up once for every row, without VAT, per minute', () => {
    const caption = wordsOf(table().querySelector('caption'))
    expectFigure(caption).toContain(`${euro(phoneSetup)} Einrichtung, einmalig`)
    expect(wordsOf(table())).toMatch(/pro Minute.*exkl\. USt\./)
  })
})

describe('specification 9: video packages', () => {
  const route = '/services/ki-avatar-produkt-videos-erstellen'

  it.each([
    ['Basic', `${euro(videos.Basic)} pro Video`, ['Bis zu 30 Sekunden', 'Full HD', '2 Revisionen']],
    [
      'Professional',
      `${euro(videos.Professional)} pro Video`,
      ['EMPFOHLEN', 'Bis zu 60 Sekunden', '4K', 'Unbegrenzte Revisionen', 'Spezialeffekte'],
    ],
    [
      'Enterprise',
      'auf Anfrage',
      ['Beliebige Länge', '8K möglich', 'Komplexe Animationen', 'Exklusives Branding'],
    ],
  ])('%s has its price and facts', (heading, price, facts) => {
    expectFigure(offer(route, heading)).toContain(price)
    for (const fact of facts) expect(offer(route, heading)).toContain(fact)
  })

  it('are delivered within 24–48 Stunden', () => {
    expect(delivered(route).text).toMatch(/Lieferung in 24–48 Stunden/)
  })
})

it.each(allRoutes)('%s: amounts come with what they exclude, and for whom', route => {
  const { text } = delivered(route)
  if (/\d ?€/.test(text)) expect(text).toContain('exkl. USt., Angebot für Unternehmen')
})
