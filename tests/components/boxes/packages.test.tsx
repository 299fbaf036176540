import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../support/delivered'
import { render, siteData } from '../../support/render-box'

const defaults = Object.fromEntries(siteData.prices.tiers.map(tier => [tier.name, tier.features]))
const featuresOf = (text: string) => {
  const cards = render(text).querySelectorAll('.price-card')
  return Object.fromEntries(
    cards.map(card => [
      wordsOf(card.querySelector('h3')),
      card.querySelectorAll('.ticks li').map(wordsOf),
    ]),
  )
}

describe('PricingTiers', () => {
  it('shows the default features of all three without boxes', () => {
    expect(featuresOf('<PricingTiers />')).toEqual(defaults)
    expect(defaults.BASIC).toHaveLength(5)
  })

  it('shows the page’s own features where a box holds some, and the defaults elsewhere', () => {
    expect(
      featuresOf('<PricingTiers>\n\n<Pro>\n\n- Bons in die Küche\n\n</Pro>\n\n</PricingTiers>'),
    ).toEqual({
      ...defaults,
      PRO: ['Bons in die Küche'],
    })
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

  it('says ja and nein in words beside the icons, and shows other text as written', () => {
    const html = render(comparison('nein | bis zu 5 | ja'))
    expect(cellsOf(html, 2)).toEqual([
      ['BASIC', 'nein–'],
      ['PRO', 'bis zu 5'],
      ['ENTERPRISE', 'ja'],
    ])
    expect(html.querySelectorAll('tbody .icon')).toHaveLength(1)
  })
})

describe('what a price is made of', () => {
  const { prices } = siteData
  const part = {
    label: 'Startpreis',
    text: 'Damit beginnt es.',
    open: 'Wie oft, sagt das Angebot.',
  }
  const rowsOf = (text: string, value: string) =>
    render(text, { prices: { ...prices, priceParts: [{ ...part, value }] } })
      .querySelectorAll('.price-parts dl > div')
      .map(wordsOf)

  it('says what stands in for what nobody has settled, then the fact', () => {
    expect(rowsOf('<PricingTiers />', '[einmalig oder monatlich]')).toEqual([
      'Startpreis Damit beginnt es. Wie oft, sagt das Angebot.',
    ])
    expect(rowsOf('<PricingTiers />', 'Er fällt einmalig an.')).toEqual([
      'Startpreis Damit beginnt es. Er fällt einmalig an.',
    ])
  })

  it('works out the example of the page without adding the starting price', () => {
    expect(rowsOf('<PricingTiers example="Salon, 1.400 Nachrichten im Monat" />', 'x').at(-1)).toBe(
      'Beispiel Salon, 1.400 Nachrichten im Monat: 98 € in PRO, dazu der Startpreis ab 1.500 €.',
    )
  })
})
