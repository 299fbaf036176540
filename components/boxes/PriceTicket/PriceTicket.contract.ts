import type { Offer } from '../../../shared/messages'
import { euro, euroCents } from '../../../shared/money'
import { choice } from '../../contract/attributes'
import { actions } from '../../contract/parts/prose'
import { contract } from '../../contract/shapes'
import type { Prices } from '../../facts/prices'
import { priceNote, tierOffer } from '../../facts/tiers'

export const priceTicket = contract({
  purpose: 'Ein Preisschild neben dem Text: Paket oder Telefonminute aus content/prices.yaml.',
  avoid: 'Stehen alle drei Pakete zur Wahl, nehmen Sie <PricingTiers>.',
  place: 'side',
  attributes: {
    of: choice('Wofür der Preis gilt', ['BASIC', 'PRO', 'ENTERPRISE', 'Telefon']),
  },
  content: { actions: actions() },
  words: ({ of }, { prices }) => {
    const { title, from, further } = ticketOf(of, prices)
    return [{ lines: [`${title}: ab ${from}, ${further}`, priceNote(prices)] }]
  },
  offers: ({ of }, { prices }) => [{ ...offerOf(of, prices), isMention: true }],
})

function offerOf(of: string, prices: Prices): Omit<Offer, 'url'> {
  const tier = prices.tiers.find(({ id }) => id === of.toLowerCase())
  if (tier) return tierOffer(tier, prices)
  const { tasks, setup } = prices.telephone
  return {
    group: 'telephone',
    name: ticketOf(of, prices).title,
    prices: [
      { euro: Math.min(...tasks.map(({ ai }) => ai)), per: 'minute', isLeast: true },
      { euro: setup, per: 'setup' },
    ],
    condition: prices.condition,
  }
}

/** What stands on a price ticket: „PRO“, „1.500 €“, „zzgl. 0,07 € pro Nachricht“. */
export function ticketOf(offer: string, { tiers, telephone }: Prices) {
  const tier = tiers.find(({ id }) => id === offer.toLowerCase())
  if (tier)
    return {
      title: tier.name,
      from: euro(tier.from),
      further: `zzgl. ${euro(tier.perMessage)} pro Nachricht`,
    }
  const lowest = Math.min(...telephone.tasks.map(task => task.ai))
  return {
    title: 'KI am Telefon',
    from: euroCents(lowest),
    further: `pro Minute, Einrichtung ${euro(telephone.setup)} je Leistung`,
  }
}
