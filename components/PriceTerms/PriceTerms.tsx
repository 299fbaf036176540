import { Datum } from '../frame/Datum'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { priceTerms } from './PriceTerms.contract'

/** What a price includes, line by line; what the firm has not settled yet stays a visible placeholder. */
export function PriceTerms({ of }: PropsOf<typeof priceTerms>) {
  const { prices } = useSite()
  return (
    <dl className="price-terms reveal">
      {prices.terms[of].map(({ label, value }) => (
        <div className="price-term" key={label}>
          <dt>{label}</dt>
          <dd>
            <Datum value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
