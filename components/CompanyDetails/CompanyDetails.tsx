import type { ReactNode } from 'react'
import { mailHref, telHref } from '../../shared/addresses'
import { isPlaceholder } from '../../shared/placeholders'
import { Datum } from '../frame/Datum'
import { useSite } from '../site-context'

/**
 * The facts of the legal notice: those of site.yaml in their order, address and contact after the first. What nobody has given
 * yet is named in one sentence below them; the preview shows it in its place.
 */
export function CompanyDetails() {
  const { site, marksPlaceholders } = useSite()
  const { company, address, phone, email } = site
  const isOpen = ({ value }: { value: string }) => !marksPlaceholders && isPlaceholder(value)
  const [first, ...others] = company
  const open = company.filter(isOpen)
  return (
    <dl className="legal-rows rows">
      {first && !isOpen(first) && (
        <Fact label={first.label}>
          <Datum kind="legal" value={first.value} />
        </Fact>
      )}
      <Fact label="Anschrift">
        <Datum kind="contact" value={address.street} />,{' '}
        <Datum kind="contact" value={address.postalCode} />
        {'\u00a0'}
        {address.city}, {address.country}
      </Fact>
      <Fact label="Telefon">
        <a href={telHref(phone)}>
          <Datum kind="contact" value={phone} />
        </a>
      </Fact>
      <Fact label="E-Mail">
        <a href={mailHref(email)}>
          <Datum kind="contact" value={email} />
        </a>
      </Fact>
      {others
        .filter(fact => !isOpen(fact))
        .map(fact => (
          <Fact key={fact.label} label={fact.label}>
            <Datum kind="legal" value={fact.value} />
          </Fact>
        ))}
      {open[0] && (
        <div>
          <dt>
            {open.map(({ label }, index) => (
              <span key={label}>
                {index > 0 && ', '}
                {label.includes(' ') ? label : <span className="whole">{label}</span>}
              </span>
            ))}
          </dt>
          <dd>
            <Datum kind="legal" value={open[0].value} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
