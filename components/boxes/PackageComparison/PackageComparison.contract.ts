import { maybe, workedExample } from '../../contract/attributes'
import { table } from '../../contract/parts/table'
import { contract } from '../../contract/shapes'
import { priceNote, tierOffer, tierPrice, workedOut } from '../../facts/tiers'

export const packageComparison = contract({
  styles: ['ui/table'],
  purpose:
    'Was BASIC, PRO und ENTERPRISE jeweils können, Zeile für Zeile. Preise und Knöpfe kommen aus content/prices.yaml.',
  avoid: 'Für die Pakete als drei Karten nehmen Sie <PricingTiers>.',
  attributes: {
    example: maybe(
      workedExample('Ein Rechenbeispiel: Betrieb und Menge, z. B. Salon, 400 Nachrichten im Monat'),
    ),
  },
  content: {
    rows: table({ feature: 'Leistung', basic: 'BASIC', pro: 'PRO', enterprise: 'ENTERPRISE' }),
  },
  words: ({ example, rows }, { prices }) => [
    {
      lines: [
        ...prices.tiers.map(tier => `${tier.name}: ${tierPrice(tier)}`),
        ...rows.map(
          row =>
            `${row.feature}: ${prices.tiers.map(({ id, name }) => `${name} ${row[id]}`).join(', ')}`,
        ),
        ...(example ? [`Beispielmonat: ${workedOut(example, prices)}`] : []),
        priceNote(prices),
      ],
    },
  ],
  offers: (_, { prices }) => prices.tiers.map(tier => tierOffer(tier, prices)),
})
