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
