import { mailHref, telHref } from '../../../shared/addresses'
import type { Site } from '../../facts/site'
import { FactRows, legalRow } from '../../ui/FactRows'
import { FirmFact } from '../../ui/FirmFact'
import { useSite } from '../../ui/site-context'
import { COMPANY_ID } from './CompanyDetails.contract'

/** The facts of the legal notice: the groups of site.yaml, contact after the first; an open fact says so. */
export function CompanyDetails() {
  const { site } = useSite()
  const groups = site.company.map(({ title, facts }) => ({ title, rows: facts.map(legalRow) }))
  const contact = { title: 'Kontakt', rows: contactRows(site) }
  return groups.toSpliced(1, 0, contact).map(({ title, rows }, index) => (
    <section className="legal-section" key={title}>
      <h2 id={index === 0 ? COMPANY_ID : undefined}>{title}</h2>
      <FactRows className="rows legal-section-text" rows={rows} />
    </section>
  ))
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
