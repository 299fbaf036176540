import { euro, euroCents } from '../../../shared/money'
import { text } from '../../contract/attributes'
import { contract } from '../../contract/shapes'
import { priceNote } from '../../facts/tiers'

export const priceTable = contract({
  purpose: 'Telefonpreise je Minute aus content/prices.yaml: mit KI, regulär und die Ersparnis.',
  avoid: 'Für Pakete nehmen Sie <PricingTiers> oder <OfferCards>.',
  styles: ['ui/Bar'],
  attributes: { caption: text('Die Überschrift der Tabelle') },
  words: ({ caption }, { prices }) => {
    const { setup, tasks } = prices.telephone
    const rows = tasks.map(
      ({ service, type, ai, regular }) =>
        `${service} (${type}): mit KI ${euroCents(ai)} pro Minute, regulär ${euroCents(regular)} pro Minute, Einrichtung ${euro(setup)} einmalig`,
    )
    return [{ lines: [caption, ...rows, priceNote(prices)] }]
  },
  offers: (_, { prices: { telephone, condition } }) =>
    telephone.tasks.map(({ service, ai, regular }) => ({
      group: 'telephone',
      name: service,
      prices: [
        { euro: ai, per: 'minute' },
        { euro: regular, per: 'minute', regular: true },
        { euro: telephone.setup, per: 'setup' },
      ],
      condition,
    })),
})
