import { describe, expect, it } from 'vitest'
import { delivered } from '../support/delivered'
import { blocksOf, eachOf, wordsOf } from '../support/words'
import { allRoutes, expectFigure, phone, phoneSetup, tiers, trainings, videos } from './agreed'

/** Every price the firm may ask for, in euro, by service: specification 9. Names as pages write them. */
const prices: Record<string, number[]> = Object.fromEntries([
  ...tiers.map(({ name, from, message }) => [name, [from, message]]),
  ...Object.entries({ ...trainings, ...videos }).map(([name, price]) => [name, [price]]),
  ...phone.map(({ service, ai, regular }) => [service, [ai, regular]]),
  ['KI am Telefon', [Math.min(...phone.map(({ ai }) => ai))]],
])
const known = new Set([phoneSetup, ...Object.values(prices).flat()])

/** What so many messages, or minutes, as a page names cost: „Beispielmonat Autohaus: zzgl. 42 € für 600 Nachrichten“. */
function workedOut(route: string): number[] {
  const fees = {
    Nachrichten: tiers.map(({ message }) => message),
    Minuten: phone.map(({ ai }) => ai),
  }
  return [...delivered(route).text.matchAll(/([\d.]+)\s(Nachrichten|Minuten)/g)].flatMap(
    ([, count = '', unit]) =>
      fees[unit as keyof typeof fees].map(
        fee => Math.round(Number(count.replaceAll('.', '')) * fee * 100) / 100,
      ),
  )
}

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
  // What an invented business asks for is none of ours.
  const played = new Set(
    main
      .querySelectorAll('.try-it, .try-it-facts, .chat-demo, .scene, .calculator-month')
      .flatMap(blocksOf),
  )
  const own = blocksOf(main)
    .filter(block => !played.has(block))
    .map(block => block.replace(/(Nachrichten im Monat): \S+ €/, '$1:'))
  const texts = [...own, ...metas.map(meta => meta?.getAttribute('content') ?? '')]
  return texts.flatMap(text => amountsIn(text).map(amount => ({ route, amount, text })))
})

/** An amount of the structured data; the set-up has a name. */
type Paid = { name?: string; price?: number; minPrice?: number }

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
    .flatMap(
      script =>
        (JSON.parse(script.rawText) as { offers?: { name: string; priceSpecification: Paid[] }[] })
          .offers ?? [],
    )
    .map(({ name, priceSpecification }) => ({
      service: name,
      amounts: priceSpecification.flatMap(({ name: part, price, minPrice }) =>
        part ? [] : (price ?? minPrice ?? 0),
      ),
    }))
  return [...cards, ...rows, ...offers].map(pair => ({ route, ...pair }))
})

describe('every amount on the site', () => {
  it('is a price that the owner agreed on', () => {
    const months = new Map(allRoutes.map(route => [route, workedOut(route)]))
    const strange = places.filter(
      ({ route, amount }) => !known.has(amount) && !months.get(route)?.includes(amount),
    )
    expectFigure(
      strange.map(({ route, amount, text }) => `${route}: ${amount} € in „${text}“`),
    ).toEqual([])
    expect(places.length).toBeGreaterThan(80)
  })

  it('is the same for a service on every page, in words, tables and structured data', () => {
    const wrong = pairs.filter(({ service, amounts }) =>
      amounts.some(amount => !prices[service]?.includes(amount)),
    )
    expectFigure(
      wrong.map(({ route, service, amounts }) => `${route}: ${service} for ${amounts.join(', ')}`),
    ).toEqual([])
    expect(
      new Set(pairs.filter(({ amounts }) => amounts.length > 0).map(({ service }) => service)).size,
    ).toBe(Object.keys(prices).length)
  })

  it('stands on a page that says what it excludes and whom it is for', () => {
    const pages = new Set(places.map(({ route }) => route))
    const silent = [...pages].filter(route => !/exkl\. USt\./.test(delivered(route).text))
    expect(silent).toEqual([])
    const offering = [...new Set(pairs.map(({ route }) => route))]
    expect(offering.length).toBeGreaterThan(5)
    expect(
      offering.filter(
        route => !/exkl\. USt\., Angebot für Unternehmen/.test(delivered(route).text),
      ),
    ).toEqual([])
  })
})
