import { isPlaceholder } from '../../../shared/placeholders'
import type { PropsOf } from '../../contract/shapes'
import { FactRows } from '../../ui/FactRows'
import { Text } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import type { priceTerms } from './PriceTerms.contract'

/**
 * What a price includes, line by line, after the way to a price where that is told. A line that nobody has settled is shown in
 * the preview only; where all of them are open, one sentence leads to the contact form with its topic filled in.
 */
export function PriceTerms({ of, way }: PropsOf<typeof priceTerms>) {
  const { prices, marksPlaceholders } = useSite()
  const { lines, open, topic } = prices.terms[of]
  const shown = lines.filter(({ value }) => marksPlaceholders || !isPlaceholder(value))
  const isOpen = shown.every(({ value }) => isPlaceholder(value))
  return (
    <div className="card stack">
      {way.length > 0 && (
        <FactRows
          rows={way.map(({ title, text }) => ({ label: title, value: <Text content={text} /> }))}
        />
      )}
      {isOpen && (
        <p className="cluster spread">
          <span>{open}</span>{' '}
          <a className="button button-ghost" href={contactAbout(topic)}>
            Fragen Sie uns
          </a>
        </p>
      )}
      {shown.length > 0 && (
        <FactRows
          rows={shown.map(({ label, value }) => ({
            label,
            value: isPlaceholder(value) ? <span className="placeholder">{value}</span> : value,
          }))}
        />
      )}
    </div>
  )
}

/** The contact form with a topic in its message; islands/form/form-query.ts puts it in. */
function contactAbout(topic: string): string {
  return `/kontaktinformationen?betreff=${encodeURIComponent(topic)}`
}
