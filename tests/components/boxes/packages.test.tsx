import { describe, expect, it } from 'vitest'
import { render, siteData } from '../../support/render-box'
import { wordsOf } from '../../support/words'

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
    const own = '<PricingTiers>\n\n<Pro>\n\n- Bons in die Küche\n\n</Pro>\n\n</PricingTiers>'
    expect(featuresOf(own)).toEqual({ ...defaults, PRO: ['Bons in die Küche'] })
  })
})

it('PackageComparison says ja and nein in words beside the icons, and shows other text as written', () => {
  const html = render(
    '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| Antworten | nein | bis zu 5 | ja |\n\n</PackageComparison>',
  )
  const cells = html.querySelectorAll('tbody tr:last-child td')
  expect(cells.map(cell => [cell.getAttribute('data-label'), wordsOf(cell)])).toEqual([
    ['BASIC', 'nein–'],
    ['PRO', 'bis zu 5'],
    ['ENTERPRISE', 'ja'],
  ])
  expect(html.querySelectorAll('tbody .icon')).toHaveLength(1)
})
