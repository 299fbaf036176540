import { isPlaceholder } from '../../shared/placeholders'
import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { type priceTerms, wayLooks } from './PriceTerms.contract'

type Line = { label: string; value: string }

/**
 * What a price includes, line by line. A line that nobody has settled is shown in the preview only; where all of them are open,
 * one sentence leads to the contact form with its topic filled in, after the way to a price where that is told.
 */
export function PriceTerms({ of, look, way }: PropsOf<typeof priceTerms>) {
  const { prices, marksPlaceholders } = useSite()
  const { lines, open, topic } = prices.terms[of]
  const shown = lines.filter(({ value }) => marksPlaceholders || !isPlaceholder(value))
  const isOpen = shown.every(({ value }) => isPlaceholder(value))
  const hasWay = way.length > 0
  if (!(isOpen || hasWay)) return <Terms lines={shown} />
  return (
    <div className="price-terms-open reveal">
      <div className={hasWay ? `price-way price-${wayLooks[look ?? 'Abriss']}` : 'price-terms-box'}>
        {hasWay && <EntryList entries={way} className="price-way-list" Title="b" />}
        {isOpen && (
          <div className="price-terms-ask">
            <p>{open} </p>
            <a className="button" href={contactAbout(topic)}>
              Fragen Sie uns
            </a>
          </div>
        )}
      </div>
      {shown.length > 0 && <Terms lines={shown} />}
    </div>
  )
}

function Terms({ lines }: { lines: Line[] }) {
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
