import type { ReactNode } from 'react'
import { Datum } from '../frame/Datum'
import { mailHref, telHref } from '../frame/links'
import { useSite } from '../site-context'

/** The facts of the legal notice: those of site.yaml in their order, address and contact after the first. */
export function CompanyDetails() {
  const { company, address, phone, email } = useSite().site
  const [first, ...others] = company
  return (
    <dl className="company-details">
      {first && (
        <Fact label={first.label}>
          <Datum value={first.value} />
        </Fact>
      )}
      <Fact label="Anschrift">
        <Datum value={address.street} />, <Datum value={address.postalCode} /> {address.city}, {address.country}
      </Fact>
      <Fact label="Telefon">
        <a href={telHref(phone)}>
          <Datum value={phone} />
        </a>
      </Fact>
      <Fact label="E-Mail">
        <a href={mailHref(email)}>
          <Datum value={email} />
        </a>
      </Fact>
      {others.map(fact => (
        <Fact key={fact.label} label={fact.label}>
          <Datum value={fact.value} />
        </Fact>
      ))}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="company-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
