import { mailHref, telHref } from '../../../shared/addresses'
import { isPlaceholder } from '../../../shared/placeholders'
import { keepTogether } from '../../contract/typography'
import { messengerUrl } from '../../facts/site'
import { FactRows } from '../../ui/FactRows'
import { FirmFact } from '../../ui/FirmFact'
import { useSite } from '../../ui/site-context'

/** The ways to people of the firm, each a link, and where it is. */
export function ContactDetails() {
  const { site, marksPlaceholders } = useSite()
  const { street, postalCode, city, country } = site.address
  const { days, time } = site.hours
  const way = (href: string, value: string) => (
    <a href={href}>
      <FirmFact kind="contact" value={value} />
    </a>
  )
  const rows = [
    {
      label: 'Anrufen',
      value: (
        <>
          {way(telHref(site.phone), site.phone)}{' '}
          <small className="opening-hours">{keepTogether(`${days}, ${time}`)}</small>
        </>
      ),
    },
    { label: 'Schreiben', value: way(mailHref(site.email), site.email) },
    { label: 'WhatsApp', value: way(messengerUrl(site), site.messenger.number) },
    {
      label: 'Adresse',
      value: (
        <>
          {(marksPlaceholders || !isPlaceholder(street)) && (
            <>
              <FirmFact kind="contact" value={street} />,{' '}
              <FirmFact kind="contact" value={postalCode} />
              {'\u00a0'}
            </>
          )}
          {city}, {country}
        </>
      ),
    },
  ]
  return (
    <div className="card reveal">
      <FactRows rows={rows} className="contact-details rows" />
    </div>
  )
}
