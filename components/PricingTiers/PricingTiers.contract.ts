import { maybeOne } from '../parts/box'
import { line, list } from '../parts/list'
import { type Inline, inlineText } from '../rich-text'
import { contract } from '../shapes'
import { priceNote, tierOffer, tierPrice } from '../tiers'

const tier = (name: string) =>
  contract({
    purpose: `Was ${name} auf dieser Seite enthält.`,
    inside: ['PricingTiers'],
    content: { features: list(line) },
  })

export const basic = tier('BASIC')
export const pro = tier('PRO')
export const enterprise = tier('ENTERPRISE')

export const pricingTiers = contract({
  purpose: 'Die drei Pakete BASIC, PRO und ENTERPRISE mit Preisen aus content/prices.yaml.',
  avoid: 'Für Pakete mit anderen Preisen nehmen Sie <OfferCards>.',
  styles: ['parts'],
  content: {
    basic: maybeOne('Basic', basic),
    pro: maybeOne('Pro', pro),
    enterprise: maybeOne('Enterprise', enterprise),
  },
  words: (own, { prices }) => [
    ...prices.tiers.map(tier => ({
      heading: tier.name,
      lines: [
        tier.tagline,
        tierPrice(tier),
        ...(featuresOf(own[tier.id]) ?? tier.features).map(line => `- ${line}`),
      ],
    })),
    { lines: [priceNote(prices)] },
  ],
  offers: (own, { prices }) =>
    prices.tiers.map(tier => tierOffer(tier, prices, featuresOf(own[tier.id]))),
})

function featuresOf(box: { features: Inline[][] } | undefined): string[] | undefined {
  return box?.features.map(inlineText)
}
