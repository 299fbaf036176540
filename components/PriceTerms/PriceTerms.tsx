import { isPlaceholder } from '../../shared/placeholders'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { priceTerms } from './PriceTerms.contract'

/**
 * What a price includes, line by line. A line that nobody has settled is shown in the preview only; where all of them are open,
 * one sentence leads to the contact form with its topic filled in.
 */
export function PriceTerms({ of }: PropsOf<typeof priceTerms>) {
  const { prices, marksPlaceholders } = useSite()
  const { lines, open, topic } = prices.terms[of]
  const shown = lines.filter(({ value }) => marksPlaceholders || !isPlaceholder(value))
  if (shown.every(({ value }) => isPlaceholder(value)))
    return (
      <div className="price-terms-open reveal">
        <div className="price-terms-ticket">
          <p>{open} </p>
          <a className="button" href={contactAbout(topic)}>
            Fragen Sie uns
          </a>
        </div>
        {shown.length > 0 && <Terms lines={shown} />}
      </div>
    )
  return <Terms lines={shown} />
}

function Terms({ lines }: { lines: { label: string; value: string }[] }) {
  return (
    <dl className="price-terms reveal">
      {lines.map(({ label, value }) => (
        <div className="price-term" key={label}>
          <dt>{label}</dt>
          <dd className={isPlaceholder(value) ? 'placeholder' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The contact form with a topic in its message; renderer/browser/form-topic.ts puts it in. */
function contactAbout(topic: string): string {
  return `/kontaktinformationen?betreff=${encodeURIComponent(topic)}`
}
