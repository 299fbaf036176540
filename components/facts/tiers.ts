import type { Offer } from '../../shared/messages'
import { euro, feeOf, thousands } from '../../shared/money'
import { isPlaceholder } from '../../shared/placeholders'
import type { PricePart, Prices, Tier } from './prices'

/** A business and how many messages it has in a month. */
export type WorkedExample = { business: string; messages: number }

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

/** „Damit beginnt jedes Paket. Er fällt einmalig an.“: with what holds, or with the sentence that stands in until somebody has said it. */
export function partText({ text, value, open }: PricePart): string {
  const further = value && !isPlaceholder(value) ? value : open
  return further ? `${text} ${further}` : text
}

/**
 * „Salon, 400 Nachrichten im Monat: 28 € in PRO, dazu der Startpreis ab 1.500 €.“, of the package that is advised. Messages and
 * starting price are never added: one may be paid each month and the other once.
 */
export function workedOut({ business, messages }: WorkedExample, { tiers }: Prices): string {
  const { name, from, perMessage } = (tiers.find(tier => tier.recommended) ?? tiers[0]) as Tier
  const fee = euro(feeOf(messages, perMessage))
  return `${business}, ${thousands(messages)} Nachrichten im Monat: ${fee} in ${name}, dazu der Startpreis ab ${euro(from)}.`
}
