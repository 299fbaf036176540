import type { Offer } from '../../shared/messages'
import { euro, feeOf, thousands } from '../../shared/money'
import { isPlaceholder } from '../../shared/placeholders'
import type { LabelledFact } from './kinds'
import type { Prices, Tier } from './prices'

/** A business and how many messages, or minutes, it has in a month. */
export type WorkedExample = { business: string; count: number }

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
  return `Alle Preise ${condition}, ${buyers}.`
}

/** „Startpreis PRO, einmalig“: a part of a price with how it is counted, once somebody has settled that. */
export function partLabel(label: string, part: LabelledFact | undefined): string {
  return part && !isPlaceholder(part.value) ? `${label}, ${part.value}` : label
}

/** `1.000 Nachrichten` */
export function amountOf({ count }: WorkedExample, unit = 'Nachrichten'): string {
  return `${thousands(count)} ${unit}`
}

/** What the messages of an example cost in a package: `28 €`. */
export function monthOf({ count }: WorkedExample, { perMessage }: Tier): string {
  return euro(feeOf(count, perMessage))
}

/**
 * „Salon, 400 Nachrichten im Monat: BASIC 40 €, PRO 28 €, ENTERPRISE 20 €, dazu der Startpreis.“ Messages and starting price are never
 * added: one may be paid each month and the other once.
 */
export function workedOut(example: WorkedExample, { tiers }: Prices): string {
  const months = tiers.map(tier => `${tier.name} ${monthOf(example, tier)}`).join(', ')
  return `${example.business}, ${amountOf(example)} im Monat: ${months}, dazu der Startpreis.`
}
