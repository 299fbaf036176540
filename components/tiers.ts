import type { Offer } from '../shared/messages'
import { euro } from '../shared/money'
import type { Prices, Tier } from './frame/types'

/** A package as it can be bought; `features` are those of the page, otherwise the usual ones. */
export function tierOffer(
  tier: Tier,
  { condition }: Prices,
  features = tier.features,
): Omit<Offer, 'url'> {
  return {
    group: 'package',
    name: tier.name,
    prices: [
      { euro: tier.from, per: 'start' },
      { euro: tier.perMessage, per: 'message' },
    ],
    condition,
    features,
  }
}

/** `ab 500 € zzgl. 0,10 € pro Nachricht` */
export function tierPrice({ from, perMessage }: Tier): string {
  return `ab ${euro(from)} zzgl. ${euro(perMessage)} pro Nachricht`
}

/** The line under prices: what they leave out and whom they are for. */
export function priceNote({ condition, buyers }: Prices): string {
  return `Alle Preise ${condition} ${buyers}`
}
