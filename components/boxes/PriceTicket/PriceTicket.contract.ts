import type { Offer } from '../../../shared/messages'
import { euro, euroCents, feeOf } from '../../../shared/money'
import { choice, maybe, workedExample } from '../../contract/attributes'
import { actions } from '../../contract/parts/prose'
import { contract } from '../../contract/shapes'
import type { Prices } from '../../facts/prices'
import { amountOf, partLabel, priceNote, tierOffer, type WorkedExample } from '../../facts/tiers'

export const priceTicket = contract({
  purpose:
    'Ein Preis in einer Zeile: Paket oder Telefonminute aus content/prices.yaml, mit einem Beispielmonat.',
  avoid: 'Stehen alle drei Pakete zur Wahl, nehmen Sie <PricingTiers>.',
  attributes: {
    of: choice('Wofür der Preis gilt', ['BASIC', 'PRO', 'ENTERPRISE', 'Telefon']),
    example: maybe(
      workedExample('Der Beispielmonat: Betrieb und Menge, z. B. Salon, 400 Nachrichten im Monat'),
    ),
  },
  content: { actions: actions() },
  words: ({ of, example }, { prices }) => [
    {
      lines: [
        ticketOf(of, prices, example)
          .map(({ label, before, amount }) => `${label}: ${before ? `${before} ` : ''}${amount}`)
          .join(', '),
        priceNote(prices),
      ],
    },
  ],
  offers: ({ of }, { prices }) => [{ ...offerOf(of, prices), isMention: true }],
})

function offerOf(of: string, prices: Prices): Omit<Offer, 'url'> {
  const tier = prices.tiers.find(({ id }) => id === of.toLowerCase())
  if (tier) return tierOffer(tier, prices)
  const { tasks, setup } = prices.telephone
  return {
    group: 'telephone',
    name: 'KI am Telefon',
    prices: [
      { euro: Math.min(...tasks.map(({ ai }) => ai)), per: 'minute', isLeast: true },
      { euro: setup, per: 'setup' },
    ],
    condition: prices.condition,
  }
}

/** `before`: „ab“ or „zzgl.“. */
type PriceFact = { label: string; before?: string; amount: string }

/** The facts of a ticket in their order: „Startpreis PRO“ „ab 1.500 €“, „Pro Nachricht“ „0,07 €“, and what the messages of a month cost besides, as an example. */
export function ticketOf(offer: string, prices: Prices, example?: WorkedExample): PriceFact[] {
  const month = (fee: number, unit: string, before: string): PriceFact[] =>
    example
      ? [
          {
            label: `${amountOf(example, unit)} im Monat`,
            before,
            amount: euro(feeOf(example.count, fee)),
          },
        ]
      : []
  const tier = prices.tiers.find(({ id }) => id === offer.toLowerCase())
  if (tier) {
    const [start, message] = prices.priceParts
    return [
      { label: partLabel(`Startpreis ${tier.name}`, start), before: 'ab', amount: euro(tier.from) },
      { label: partLabel('Pro Nachricht', message), amount: euro(tier.perMessage) },
      ...month(tier.perMessage, 'Nachrichten', 'dazu'),
    ]
  }
  const { tasks, setup } = prices.telephone
  const lowest = Math.min(...tasks.map(({ ai }) => ai))
  return [
    { label: 'Am Telefon pro Minute', before: 'ab', amount: euroCents(lowest) },
    { label: 'Einrichtung, einmalig je Leistung', amount: euro(setup) },
    ...month(lowest, 'Minuten', 'ab'),
  ]
}
