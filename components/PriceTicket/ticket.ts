import { euro, euroCents } from '../format'
import type { Prices } from '../frame/types'

export type TicketFor = 'BASIC' | 'PRO' | 'ENTERPRISE' | 'Telefon'

/** What stands on a price ticket: „PRO“, „1.500 €“, „zzgl. 0,07 € pro Nachricht“. */
export function ticketOf(offer: TicketFor, { tiers, telephone }: Prices) {
  const tier = tiers.find(({ id }) => id === offer.toLowerCase())
  if (tier) return { title: tier.name, from: euro(tier.from), further: `zzgl. ${euro(tier.perMessage)} pro Nachricht` }
  const lowest = Math.min(...telephone.tasks.map(task => task.ai))
  return {
    title: 'KI am Telefon',
    from: euroCents(lowest),
    further: `pro Minute, Einrichtung ${euro(telephone.setup)} je Leistung`,
  }
}
