import { describe, expect, it } from 'vitest'
import { blocksOf, delivered, eachOf, wordsOf } from '../support/delivered'
import { allRoutes } from './routes'

/** Every price the firm may ask for, in euro, by service: specification 9. Names as pages write them. */
const prices: Record<string, number[]> = {
  BASIC: [500, 0.1],
  PRO: [1500, 0.07],
  ENTERPRISE: [5000, 0.05],
  'Workshop für Einsteiger': [290],
  'Training für Fortgeschrittene': [490],
  '1:1-Coaching': [990],
  Basic: [299],
  Professional: [499],
  'Einfacher Kundenservice': [0.75, 1.5],
  'Einfacher technischer Support': [0.75, 2],
  Verkaufsgespräche: [1, 3],
  Terminbuchung: [0.8, 3.5],
  Bestellannahme: [0.8, 1.7],
  'Feedback einholen': [0.75, 2.5],
  Beschwerdeannahme: [0.8, 2.5],
  Zufriedenheitsumfragen: [0.75, 1.8],
  'Komplexer technischer Support': [1, 3],
  Marketinganrufe: [1.2, 3.5],
}
/** Once for every service at the phone. */
const setup = 1500
/** How clauses name what is sold, where they shorten it. */
const nouns: Record<string, number[]> = { ...prices, Coaching: [990], Einsteiger: [290], Fortgeschrittene: [490] }
/** What the calculator works out before anybody moves it: 1.000 messages, with BASIC's starting price; 1.000 minutes of the cheapest task. */
const examples: Record<string, number[]> = { '/': [100, 70, 50, 600], '/ki-telefon-callcenter': [750] }

const known = new Set([setup, ...Object.values(prices).flat()])

function amountsIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d.]*(?:,\d+)?) ?(?:€|EUR\b|Euro\b)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll('.', '').replace(',', '.')),
  )
}

/** Sentence or cell with a price, and the page it stands on. Descriptions are read by searchers, so they count. */
const places = allRoutes.flatMap(route => {
  const { document, main } = delivered(route)
  const metas = ['description', 'og:description'].map(name =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`),
  )
  const said = [...blocksOf(main), ...metas.map(meta => meta?.getAttribute('content') ?? '')]
  return said.flatMap(text => amountsIn(text).map(amount => ({ route, amount, text })))
})

/** Service and price wherever a box or the structured data pairs them. */
const pairs = allRoutes.flatMap(route => {
  const { document, main } = delivered(route)
  const cards = main.querySelectorAll('.price-card').map(card => ({
    service: wordsOf(card.querySelector('h3')),
    amounts: amountsIn(eachOf(card, '.price-card-price').join(' ')),
  }))
  const rows = main.querySelectorAll('.price-table tbody tr').map(row => ({
    service: wordsOf(row.querySelector('th')).replace(/ (In|Out)bound, .*$/, ''),
    amounts: amountsIn(eachOf(row, 'td').join(' ')),
  }))
  const offers = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(script => (JSON.parse(script.rawText) as { offers?: { name: string; price: number }[] }).offers ?? [])
    .map(offer => ({ service: offer.name, amounts: [offer.price] }))
  return [...cards, ...rows, ...offers].map(pair => ({ route, ...pair }))
})

describe('every amount on the site', () => {
  it('is a price of the specification or worked out from them', () => {
    const strange = places.filter(({ route, amount }) => !known.has(amount) && !examples[route]?.includes(amount))
    expect(strange.map(({ route, amount, text }) => `${route}: ${amount} € in „${text}“`)).toEqual([])
    expect(places.length).toBeGreaterThan(80)
  })

  it('is the same for a service on every page, in words, tables and structured data', () => {
    const wrong = pairs.filter(({ service, amounts }) => amounts.some(amount => !prices[service]?.includes(amount)))
    expect(wrong.map(({ route, service, amounts }) => `${route}: ${service} for ${amounts.join(', ')}`)).toEqual([])
    expect(new Set(pairs.filter(({ amounts }) => amounts.length > 0).map(({ service }) => service)).size).toBe(18)
  })

  it('fits the service that its clause names', () => {
    const clauses = places.flatMap(({ route, text }) => text.split(/[,;.] /).map(clause => ({ route, clause })))
    expect(clauses.length).toBeGreaterThan(80)
    const wrong = clauses.filter(({ clause }) => {
      const named = Object.keys(nouns).filter(noun => new RegExp(`(^|[^\\wäöü])${noun}([^\\wäöü]|$)`).test(clause))
      const fitting = named.flatMap(noun => nouns[noun] ?? [])
      return named.length > 0 && amountsIn(clause).some(amount => !fitting.includes(amount))
    })
    expect([...new Set(wrong.map(({ route, clause }) => `${route}: ${clause}`))]).toEqual([])
  })

  it('stands on a page that says what it excludes and whom it is for', () => {
    const pages = new Set(places.map(({ route }) => route))
    const silent = [...pages].filter(route => !/exkl\. USt\./.test(delivered(route).text))
    expect(silent).toEqual([])
    const offering = [...new Set(pairs.map(({ route }) => route))]
    expect(offering.length).toBeGreaterThan(5)
    expect(
      offering.filter(route => !/exkl\. USt\. Wir verkaufen nur an Unternehmen/.test(delivered(route).text)),
    ).toEqual([])
  })
})
