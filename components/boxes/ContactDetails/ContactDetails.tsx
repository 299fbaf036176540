import type { ComponentProps, ReactNode } from 'react'
import { mailHref, telHref } from '../../../shared/addresses'
import { isPlaceholder } from '../../../shared/placeholders'
import { keepTogether } from '../../contract/typography'
import { messengerUrl } from '../../facts/site'
import { Datum } from '../../ui/Datum'
import { Icon } from '../../ui/Icon'
import { useSite } from '../../ui/site-context'

/** The ways to people of the firm, each a link, and where it is. */
export function ContactDetails() {
  const { site, marksPlaceholders } = useSite()
  const { street, postalCode, city, country } = site.address
  const { days, time } = site.hours
  return (
    <div className="contact-details card reveal">
      <ul className="rows">
        <Way
          icon="phone"
          label="Anrufen"
          href={telHref(site.phone)}
          note={keepTogether(`${days}, ${time}`)}
        >
          <Datum kind="contact" value={site.phone} />
        </Way>
        <Way icon="envelope-simple" label="Schreiben" href={mailHref(site.email)}>
          <Datum kind="contact" value={site.email} />
        </Way>
        <Way icon="chat-circle-text" label="WhatsApp" href={messengerUrl(site)}>
          <Datum kind="contact" value={site.messenger.number} />
        </Way>
        <Way icon="map-pin" label="Adresse">
          {(marksPlaceholders || !isPlaceholder(street)) && (
            <>
              <Datum kind="contact" value={street} />, <Datum kind="contact" value={postalCode} />
              {'\u00a0'}
            </>
          )}
          {city}, {country}
        </Way>
      </ul>
    </div>
  )
}

type WayProps = {
  icon: ComponentProps<typeof Icon>['name']
  label: string
  href?: string
  /** When the way is open. */
  note?: string
  children: ReactNode
}

function Way({ icon, label, href, note, children }: WayProps) {
  return (
    <li className="contact-way linked cluster">
      <Icon name={icon} size={26} className="chip" />
      <span>
        <small>{label}</small> {href ? <a href={href}>{children}</a> : children}
        {note && ' '}
        {note && <small className="opening-hours">{note}</small>}
      </span>
    </li>
  )
}
