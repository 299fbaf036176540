import { maybe, workedExample } from '../../contract/attributes'
import { maybeOne } from '../../contract/parts/box'
import { line, list } from '../../contract/parts/list'
import { type Inline, inlineText } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'
import { priceNote, tierOffer, tierPrice, workedOut } from '../../facts/tiers'

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
  styles: ['ui/price-card'],
  attributes: {
    example: maybe(
      workedExample('Ein Rechenbeispiel: Betrieb und Menge, z. B. Salon, 400 Nachrichten im Monat'),
    ),
  },
  content: {
    basic: maybeOne('Basic', basic),
    pro: maybeOne('Pro', pro),
    enterprise: maybeOne('Enterprise', enterprise),
  },
  words: (own, { prices }) => [
    // A line each: of a long answer Emilia shows some lines, and no feature may stand below another package's price.
    ...prices.tiers.map(tier => ({
      lines: [
        `- ${tier.name}, ${tierPrice(tier)}: ${(featuresOf(own[tier.id]) ?? tier.features).join(', ')}`,
      ],
    })),
    {
      lines: [
        ...(own.example ? [`Beispielmonat: ${workedOut(own.example, prices)}`] : []),
        priceNote(prices),
      ],
    },
  ],
  offers: (own, { prices }) =>
    prices.tiers.map(tier => tierOffer(tier, prices, featuresOf(own[tier.id]))),
})

function featuresOf(box: { features: Inline[][] } | undefined): string[] | undefined {
  return box?.features.map(inlineText)
}
