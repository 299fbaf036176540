import { mailHref, telHref } from '../../../shared/addresses'
import { isPlaceholder } from '../../../shared/placeholders'
import type { LabelledFact } from '../../facts/kinds'
import type { Site } from '../../facts/site'
import { Datum } from '../../ui/Datum'
import { FactRows, legalRow } from '../../ui/FactRows'
import { useSite } from '../../ui/site-context'

/**
 * The facts of the legal notice: those of site.yaml in their order, address and contact after the first. What nobody has given
 * yet is folded away below them; the preview shows it in its place.
 */
export function CompanyDetails() {
  const { site, marksPlaceholders } = useSite()
  const isOpen = ({ value }: LabelledFact) => !marksPlaceholders && isPlaceholder(value)
  const given = (facts: readonly LabelledFact[]) =>
    facts.filter(fact => !isOpen(fact)).map(legalRow)
  const open = site.company.filter(isOpen)
  const rows = [
    ...given(site.company.slice(0, 1)),
    ...contactRows(site),
    ...given(site.company.slice(1)),
  ]
  return (
    <>
      <FactRows className="legal-rows rows" rows={rows} />
      {open.length > 0 && (
        <details>
          <summary className="caret">Weitere Angaben</summary>
          <FactRows className="legal-rows rows" rows={open.map(legalRow)} />
        </details>
      )}
    </>
  )
}

function contactRows({ address: { street, postalCode, city, country }, phone, email }: Site) {
  return [
    {
      label: 'Anschrift',
      value: (
        <>
          <Datum kind="contact" value={street} />, <Datum kind="contact" value={postalCode} />
          {'\u00a0'}
          {city}, {country}
        </>
      ),
    },
    {
      label: 'Telefon',
      value: (
        <a href={telHref(phone)}>
          <Datum kind="contact" value={phone} />
        </a>
      ),
    },
    {
      label: 'E-Mail',
      value: (
        <a href={mailHref(email)}>
          <Datum kind="contact" value={email} />
        </a>
      ),
    },
  ]
}
