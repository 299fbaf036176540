import { choice } from '../attributes'
import { actions } from '../parts/prose'
import { contract } from '../shapes'
import { priceNote } from '../tiers'
import { ticketOf } from './ticket'

export const priceTicket = contract({
  purpose: 'Ein Preisschild neben dem Text: Paket oder Telefonminute aus content/prices.yaml.',
  avoid: 'Stehen alle drei Pakete zur Wahl, nehmen Sie <PricingTiers>.',
  place: 'side',
  attributes: { of: choice('Wofür der Preis gilt', ['BASIC', 'PRO', 'ENTERPRISE', 'Telefon']) },
  content: { actions: actions() },
  words: ({ of }, { prices }) => {
    const { title, from, further } = ticketOf(of, prices)
    return [{ lines: [`${title}: ab ${from}, ${further}`, priceNote(prices)] }]
  },
})
