import { type Column, table, textColumn } from '../parts/table'
import { contract } from '../shapes'

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
    read: cell => (cell === 'ja' ? true : cell === 'nein' ? false : cell === '' || meant(cell) ? undefined : cell),
    meant,
  }
}

export const packageComparison = contract({
  purpose:
    'Was BASIC, PRO und ENTERPRISE jeweils können, Zeile für Zeile. Preise und Knöpfe kommen aus content/prices.yaml.',
  avoid: 'Für die Pakete als drei Karten nehmen Sie <PricingTiers>.',
  attributes: {},
  content: {
    rows: table({
      feature: textColumn('Leistung'),
      basic: offered('BASIC'),
      pro: offered('PRO'),
      enterprise: offered('ENTERPRISE'),
    }),
  },
})
