import { maybe, workedExample } from '../attributes'
import { type Column, table, textColumn } from '../parts/table'
import { contract } from '../shapes'
import { priceNote, tierOffer, tierPrice, workedOut } from '../tiers'

/** Ticks, crosses and dashes that stand for `ja` and `nein`. */
function meant(cell: string): 'ja' | 'nein' | undefined {
  if (/^(?:ja|yes|x|[✓✔☑✅])$/i.test(cell)) return 'ja'
  return /^(?:nein|no|[-–—✗✘❌])$/i.test(cell) ? 'nein' : undefined
}

/** `ja` and `nein` become a tick and a dash; anything else is shown as it is written. */
function offered(title: string): Column<boolean | string> {
  return {
    title,
    says: '„ja“, „nein“ oder ein kurzer Text',
    read(cell) {
      if (cell === 'ja' || cell === 'nein') return cell === 'ja'
      return cell === '' || meant(cell) ? undefined : cell
    },
    meant,
  }
}

/** A cell as it is read aloud. */
function wordOf(cell: boolean | string): string {
  if (typeof cell === 'string') return cell
  return cell ? 'ja' : 'nein'
}

export const packageComparison = contract({
  purpose:
    'Was BASIC, PRO und ENTERPRISE jeweils können, Zeile für Zeile. Preise und Knöpfe kommen aus content/prices.yaml.',
  avoid: 'Für die Pakete als drei Karten nehmen Sie <PricingTiers>.',
  styles: ['PriceParts'],
  attributes: {
    example: maybe(
      workedExample('Ein Rechenbeispiel: Betrieb und Menge, z. B. Salon, 400 Nachrichten im Monat'),
    ),
  },
  content: {
    rows: table({
      feature: textColumn('Leistung'),
      basic: offered('BASIC'),
      pro: offered('PRO'),
      enterprise: offered('ENTERPRISE'),
    }),
  },
  words: ({ example, rows }, { prices }) => [
    {
      lines: [
        ...prices.tiers.map(tier => `${tier.name}: ${tierPrice(tier)}`),
        ...rows.map(
          row =>
            `${row.feature}: ${prices.tiers.map(({ id, name }) => `${name} ${wordOf(row[id])}`).join(', ')}`,
        ),
        ...(example ? [`Beispiel: ${workedOut(example, prices)}`] : []),
        priceNote(prices),
      ],
    },
  ],
  offers: (_, { prices }) => prices.tiers.map(tier => tierOffer(tier, prices)),
})
