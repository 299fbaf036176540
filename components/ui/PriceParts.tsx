import { keepTogether } from '../contract/typography'
import { partText, type WorkedExample, workedOut } from '../facts/tiers'
import { FactRows } from './FactRows'
import { useSite } from './site-context'

/** What the price of a package is made of, with the example of the page; stands below packages wherever they are. */
export function PriceParts({ example }: { example: WorkedExample | undefined }) {
  const { prices } = useSite()
  const parts = prices.priceParts.map(part => ({ label: part.label, value: partText(part) }))
  const worked = example ? [{ label: 'Beispiel', value: workedOut(example, prices) }] : []
  const rows = [...parts, ...worked].map(({ label, value }) => ({
    label,
    value: keepTogether(value),
  }))
  return (
    <details className="price-parts phone-fold">
      <summary className="caret">Was im Preis steckt</summary>
      <FactRows rows={rows} />
    </details>
  )
}
