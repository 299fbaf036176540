import { isPlaceholder } from '../../../shared/placeholders'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { FactRows } from '../../ui/FactRows'
import { CardLinks } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import type { priceTerms } from './PriceTerms.contract'

/**
 * What a price includes, line by line. A line that nobody has settled is shown in the preview only; where all of them are open,
 * one sentence leads to the contact form with its topic filled in.
 */
export function PriceTerms({ of }: PropsOf<typeof priceTerms>) {
  const { prices, marksPlaceholders } = useSite()
  const { lines, open, topic } = prices.terms[of]
  const shown = lines.filter(({ value }) => marksPlaceholders || !isPlaceholder(value))
  const isOpen = shown.every(({ value }) => isPlaceholder(value))
  const rows = shown.map(({ label, value }) => ({
    label,
    value: isPlaceholder(value) ? <span className="placeholder">{value}</span> : value,
  }))
  return (
    <div className="stack">
      {rows.length > 0 && <FactRows className="lines" rows={rows} />}
      {isOpen && (
        <div className="cluster">
          <p>{keepTogether(open)}</p>
          <CardLinks actions={[{ label: 'Fragen Sie uns', href: contactAbout(topic) }]} />
        </div>
      )}
    </div>
  )
}

/** The contact form with a topic in its message; islands/form/form-query.ts puts it in. */
function contactAbout(topic: string): string {
  return `/kontaktinformationen?betreff=${encodeURIComponent(topic)}`
}
