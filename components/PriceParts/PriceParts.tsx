import type { WorkedExample } from '../attributes'
import { useSite } from '../site-context'
import { partText, workedOut } from '../tiers'
import { keepTogether } from '../typography'

/** What the price of a package is made of, with the example of the page; stands below packages wherever they are. */
export function PriceParts({ example }: { example: WorkedExample | undefined }) {
  const { prices } = useSite()
  return (
    <details className="price-parts phone-fold">
      <summary className="caret">Was im Preis steckt</summary>
      <dl className="rows">
        {prices.priceParts.map(part => (
          <div key={part.label}>
            <dt>{part.label}</dt>
            <dd>{keepTogether(partText(part))}</dd>
          </div>
        ))}
        {example && (
          <div>
            <dt>Beispiel</dt>
            <dd>{keepTogether(workedOut(example, prices))}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
