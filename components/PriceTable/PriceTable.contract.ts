import { text } from '../attributes'
import { euroCents } from '../format'
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

/** The last column shows what the AI saves: of a regular price that is no higher it would be nothing, less, or no number. */
function noSaving({ aiPrice, regularPrice }: Pick<PriceRow, 'aiPrice' | 'regularPrice'>) {
  if (regularPrice > aiPrice) return undefined
  const written = (amount: number) => euroCents(amount).replace('\u00a0', ' ')
  return { kind: 'no-saving', data: { ai: written(aiPrice), regular: written(regularPrice) } }
}

export const priceTable = contract({
  purpose: 'Preise je Minute: was die KI kostet und was üblich ist. Die Ersparnis rechnet die Seite selbst aus.',
  avoid: 'Für Pakete nehmen Sie <PricingTiers> oder <OfferCards>.',
  attributes: { caption: text('Die Überschrift der Tabelle') },
  content: {
    rows: table(
      {
        service: textColumn('Leistung'),
        type: choiceColumn('Art', ['Inbound', 'Outbound']),
        setup: euroColumn('Einrichtung'),
        aiPrice: euroColumn('KI'),
        regularPrice: euroColumn('Regulär'),
      },
      noSaving,
    ),
  },
})
