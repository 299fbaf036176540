import { isPlaceholder } from '../../../shared/placeholders'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { FactRows } from '../../ui/FactRows'
import { CardLinks } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import type { priceTerms } from './PriceTerms.contract'

/**
 * What a price includes, line by line. A line that nobody has settled is shown in the preview only; where all of them are open,
 * one sentence leads to the contact form with its topic filled in, or nothing is shown.
 */
export function PriceTerms({ of }: PropsOf<typeof priceTerms>) {
  const { prices, marksPlaceholders } = useSite()
  const { lines, open } = prices.terms[of]
  const shown = lines.filter(({ value }) => marksPlaceholders || !isPlaceholder(value))
  const instead = shown.every(({ value }) => isPlaceholder(value)) ? open : undefined
  if (shown.length === 0 && !instead) return null
  const rows = shown.map(({ label, value }) => ({
    label,
    value: isPlaceholder(value) ? <span className="placeholder">{value}</span> : value,
  }))
  return (
    <div className="stack">
      {rows.length > 0 && <FactRows className="lines" rows={rows} />}
      {instead && (
        <div className="cluster">
          <p>{keepTogether(instead.text)}</p>
          <CardLinks actions={[{ label: 'Fragen Sie uns', href: contactAbout(instead.topic) }]} />
        </div>
      )}
    </div>
  )
}

/** The contact form with a topic in its message; islands/form/form-query.ts puts it in. */
function contactAbout(topic: string): string {
  return `/kontaktinformationen?betreff=${encodeURIComponent(topic)}`
}
