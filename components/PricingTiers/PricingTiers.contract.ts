import { maybeOne } from '../parts/box'
import { line, list } from '../parts/list'
import { contract } from '../shapes'

/** The box of one tier: its features on this page. */
const tier = (name: string) =>
  contract({
    purpose: `Was ${name} auf dieser Seite enthält.`,
    inside: ['PricingTiers'],
    attributes: {},
    content: { features: list(line) },
  })

export const basic = tier('BASIC')
export const pro = tier('PRO')
export const enterprise = tier('ENTERPRISE')

export const pricingTiers = contract({
  purpose: 'Die drei Pakete BASIC, PRO und ENTERPRISE mit Preisen aus content/prices.yaml.',
  avoid: 'Für Pakete mit anderen Preisen nehmen Sie <OfferCards>.',
  attributes: {},
  content: {
    basic: maybeOne('Basic', basic),
    pro: maybeOne('Pro', pro),
    enterprise: maybeOne('Enterprise', enterprise),
  },
})
