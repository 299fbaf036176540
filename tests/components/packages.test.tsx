import { describe, expect, it } from 'vitest'
import { wordsOf } from '../support/delivered'
import { readText, render, siteData } from '../support/render-box'

const defaults = Object.fromEntries(siteData.prices.tiers.map(tier => [tier.name, tier.features]))
const featuresOf = (text: string) => {
  const cards = render(text).querySelectorAll('.tier')
  return Object.fromEntries(
    cards.map(card => [wordsOf(card.querySelector('h3')), card.querySelectorAll('.ticks li').map(wordsOf)]),
  )
}

describe('PricingTiers', () => {
  it('shows the default features of all three without boxes', () => {
    expect(featuresOf('<PricingTiers />')).toEqual(defaults)
    expect(defaults.BASIC).toHaveLength(5)
  })

  it('shows the page’s own features where a box holds some, and the defaults elsewhere', () => {
    expect(featuresOf('<PricingTiers>\n\n<Pro>\n\n- Bons in die Küche\n\n</Pro>\n\n</PricingTiers>')).toEqual({
      ...defaults,
      PRO: ['Bons in die Küche'],
    })
  })

  it('shows the price, tagline and button of each', () => {
    const [basic, pro, enterprise] = render('<PricingTiers />').querySelectorAll('.tier').map(wordsOf)
    expect(basic).toMatch(/^BASIC Dein erster digitaler Mitarbeiter.*ab 500 €.*0,10 €.*Jetzt starten$/)
    expect(pro).toMatch(/^EMPFOHLEN ?PRO Dein smarter Assistent.*ab 1\.500 €.*0,07 €.*Jetzt durchstarten$/)
    expect(enterprise).toMatch(/^ENTERPRISE Dein 24\/7 KI-Superstar.*ab 5\.000 €.*0,05 €.*Kontakt aufnehmen$/)
  })

  it('refuses a tier outside', () => {
    expect(readText('<Pro>\n\n- Allein\n\n</Pro>').found.map(({ ruleId }) => ruleId)).toEqual(['wrong-place'])
  })
})

describe('PackageComparison', () => {
  const comparison = (cells: string) =>
    `<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| Antworten | ${cells} |\n\n</PackageComparison>`
  const cellsOf = (html: ReturnType<typeof render>, row: number) =>
    html
      .querySelectorAll('tbody tr')
      [row]?.querySelectorAll('td')
      .map(cell => [cell.getAttribute('data-label'), wordsOf(cell)])

  it('begins with the prices of prices.yaml and ends with each tier’s button', () => {
    const html = render(comparison('nein | ja | ja'))
    expect(cellsOf(html, 0)).toEqual([
      ['BASIC', 'ab 500 €'],
      ['PRO', 'ab 1.500 €'],
      ['ENTERPRISE', 'ab 5.000 €'],
    ])
    expect(html.querySelectorAll('tfoot a').map(link => [link.getAttribute('href'), wordsOf(link)])).toEqual([
      ['/trial', 'Jetzt starten mit BASIC'],
      ['/trial', 'Jetzt durchstarten mit PRO'],
      ['/trial', 'Kontakt aufnehmen mit ENTERPRISE'],
    ])
  })

  it('says ja and nein in words beside the signs, and shows other text as written', () => {
    const html = render(comparison('nein | bis zu 5 | ja'))
    expect(cellsOf(html, 2)).toEqual([
      ['BASIC', 'nein–'],
      ['PRO', 'bis zu 5'],
      ['ENTERPRISE', 'ja'],
    ])
    expect(html.querySelectorAll('tbody .icon')).toHaveLength(1)
  })

  it('misses a cell', () => {
    expect(readText(comparison('ja |  | ja')).sentences).toEqual([
      '5: Die Spalte PRO ist hier leer. Erwartet wird „ja“, „nein“ oder ein kurzer Text.',
    ])
  })
})

describe('OfferCards', () => {
  const offer = (attributes: string) =>
    `<OfferCards>\n\n<Offer ${attributes}>\n\n### Coaching\n\n- Zu zweit\n\n[Anfragen](/kontaktinformationen)\n\n</Offer>\n\n</OfferCards>`

  it('shows price, unit, badge and the condition', () => {
    const html = render(offer('price="990 €" unit="pro Person" badge="EMPFOHLEN"'))
    expect(wordsOf(html.querySelector('.offer'))).toBe('EMPFOHLEN Coaching 990 € pro Person Zu zweit Anfragen')
    expect(wordsOf(html.querySelector('.note'))).toBe('Alle Preise exkl. USt. Wir verkaufen nur an Unternehmen.')
  })

  it('asks for a price', () => {
    expect(readText(offer('unit="pro Person"')).found.map(({ ruleId, data }) => [ruleId, data.name])).toEqual([
      ['missing-attribute', 'price'],
    ])
  })
})
