import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Document } from '../../../renderer/document/Document'
import { structuredData } from '../../../renderer/document/structured-data'
import type { Offer } from '../../../shared/messages'
import { siteData } from '../../support/render-box'

const { site } = siteData
const head = { title: 'Was es kostet | 4xDU', description: 'Alles.', canonical: '/preise' }

type Node = { '@type': string | string[]; [key: string]: unknown }

const nodes = (input: Partial<Parameters<typeof structuredData>[0]>) =>
  structuredData({
    head,
    passages: [],
    offers: [],
    films: [],
    name: 'Preise',
    contactPath: '/kontakt',
    site,
    siteUrl: 'https://4xdu.example',
    ...input,
  }) as Node[]

const offer = (group: Offer['group'], prices: Offer['prices']): Offer => ({
  group,
  name: 'Angebot',
  url: '/preise',
  prices,
  condition: 'exkl. USt.',
})

/** What machines read as the prices of an offer. */
const pricesOf = (one: Offer) => {
  const offers = nodes({ offers: [one] }).flatMap(
    node => (node.offers ?? []) as { priceCurrency: string; priceSpecification: Node[] }[],
  )
  const prices = offers.flatMap(({ priceSpecification }) => priceSpecification)
  for (const { priceCurrency } of [...offers, ...prices]) expect(priceCurrency).toBe('EUR')
  return prices.map(({ '@type': _, priceCurrency, ...price }) => price)
}

it.each<[what: string, offer: Offer, ...prices: object[]]>([
  [
    'a price that something begins at is no fixed one',
    offer('package', [
      { euro: 500, per: 'start' },
      { euro: 0.1, per: 'message' },
    ]),
    { minPrice: 500 },
    { price: 0.1, unitText: 'Nachricht' },
  ],
  [
    'a minute on the telephone comes with its set-up, and never at the price of others',
    offer('telephone', [
      { euro: 0.75, per: 'minute' },
      { euro: 1.5, per: 'minute', regular: true },
      { euro: 1500, per: 'setup' },
    ]),
    { price: 0.75, unitCode: 'MIN', unitText: 'Minute' },
    { name: 'Einrichtung, einmalig', price: 1500 },
  ],
])('%s, in euro and without VAT', (_what, one, ...prices) => {
  const vat = { valueAddedTaxIncluded: false }
  expect(pricesOf(one)).toEqual(prices.map(price => ({ ...price, ...vat })))
})

it('something on request has no price, and alone no service', () => {
  expect(nodes({ offers: [offer('video', [])] }).map(node => node['@type'])).toEqual([
    'BreadcrumbList',
  ])
})

it('each page that points to the firm holds it, once, without what is a placeholder', () => {
  const training = offer('training', [{ euro: 290, per: 'person' }])
  for (const found of [
    nodes({ offers: [training] }),
    nodes({ head: { ...head, canonical: '/kontakt' } }),
    nodes({ head: { ...head, canonical: '/' } }),
  ]) {
    const firms = found.filter(node => node['@id'] === 'https://4xdu.example/#firma')
    expect(firms.map(node => node['@type'])).toEqual([['Organization', 'LocalBusiness']])
    expect(JSON.stringify(found)).not.toMatch(/\[[^"[{]/)
  }
  expect(nodes({}).map(node => node['@type'])).toEqual(['BreadcrumbList'])
})

it.each([
  ['Montag bis Freitag', 'Mo-Fr 09:00-17:00'],
  ['Montag–Samstag', 'Mo-Sa 09:00-17:00'],
  ['Montag, Mittwoch bis Freitag und Sonntag', 'Mo,We-Fr,Su 09:00-17:00'],
  ['An Werktagen', undefined],
  ['[Montag bis Freitag]', undefined],
])('search engines read the days that the firm names, or none: %s', (days, read) => {
  const hours = { ...site.hours, days }
  const [firm] = nodes({ site: { ...site, hours }, head: { ...head, canonical: '/' } })
  expect(firm?.openingHours).toBe(read)
})

it('no text of a page ends the script that carries its data', () => {
  const html = renderToStaticMarkup(
    <Document
      head={head}
      site={site}
      siteUrl="https://4xdu.example"
      buildId="1"
      styles=""
      structuredData={[{ name: '</script><script>alert(1)</script><!--' }]}
      socialImage={{ url: '/social/x.png', alt: 'X' }}
      paintAfter="x"
    >
      <p>Text</p>
    </Document>,
  )
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toEqual({ name: '</script><script>alert(1)</script><!--' })
  expect(data).not.toContain('<')
})
