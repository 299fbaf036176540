import { mailHref, telHref } from '../../../shared/addresses'
import type { Site } from '../../facts/site'
import { FactRows, legalRow } from '../../ui/FactRows'
import { FirmFact } from '../../ui/FirmFact'
import { useSite } from '../../ui/site-context'

/** The facts of the legal notice: those of site.yaml in their order, address and contact after the first; an open one says so. */
export function CompanyDetails() {
  const { site } = useSite()
  const [firm, ...others] = site.company.map(legalRow)
  const rows = [...(firm ? [firm] : []), ...contactRows(site), ...others]
  return <FactRows rows={rows} />
}

function contactRows({ address: { street, postalCode, city, country }, phone, email }: Site) {
  return [
    {
      label: 'Anschrift',
      value: (
        <>
          <FirmFact kind="legal" value={street} />, <FirmFact kind="contact" value={postalCode} />
          {'\u00a0'}
          {city}, {country}
        </>
      ),
    },
    {
      label: 'Telefon',
      value: (
        <a href={telHref(phone)}>
          <FirmFact kind="contact" value={phone} />
        </a>
      ),
    },
    {
      label: 'E-Mail',
      value: (
        <a href={mailHref(email)}>
          <FirmFact kind="contact" value={email} />
        </a>
      ),
    },
  ]
}
