import { text } from '../attributes'
import { choiceColumn, euroColumn, table, textColumn } from '../parts/table'
import { contract } from '../shapes'

/** A row of the price table, specification section 3. Amounts in euro; `setup` once, the prices per minute. */
export type PriceRow = {
  service: string
  type: 'Inbound' | 'Outbound'
  setup: number
  aiPrice: number
  regularPrice: number
}

export const priceTable = contract({
  purpose: 'Preise je Minute: was die KI kostet und was üblich ist. Die Ersparnis rechnet die Seite selbst aus.',
  avoid: 'Für Pakete nehmen Sie <PricingTiers> oder <OfferCards>.',
  attributes: { caption: text('Die Überschrift der Tabelle') },
  content: {
    rows: table({
      service: textColumn('Leistung'),
      type: choiceColumn('Art', ['Inbound', 'Outbound']),
      setup: euroColumn('Einrichtung'),
      aiPrice: euroColumn('KI'),
      regularPrice: euroColumn('Regulär'),
    }),
  },
})
