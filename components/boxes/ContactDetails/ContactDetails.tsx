import { mailHref, telHref } from '../../../shared/addresses'
import { isPlaceholder } from '../../../shared/placeholders'
import { Datum } from '../../ui/Datum'
import { Icon } from '../../ui/Icon'
import { useSite } from '../../ui/site-context'

export function ContactDetails() {
  const { site, marksPlaceholders } = useSite()
  const { street, postalCode, city, country } = site.address
  return (
    <div className="contact-details card reveal">
      <ul className="rows">
        <li>
          <a className="contact-way" href={telHref(site.phone)}>
            <Icon name="phone" size={26} className="chip" />
            <span>
              <small>Anrufen</small> <Datum kind="contact" value={site.phone} />
            </span>
          </a>
        </li>
        <li>
          <a className="contact-way" href={mailHref(site.email)}>
            <Icon name="envelope-simple" size={26} className="chip" />
            <span>
              <small>Schreiben</small> <Datum kind="contact" value={site.email} />
            </span>
          </a>
        </li>
        <li className="contact-way">
          <Icon name="map-pin" size={26} className="chip" />
          <span>
            <small>Adresse</small>{' '}
            {(marksPlaceholders || !isPlaceholder(street)) && (
              <>
                <Datum kind="contact" value={street} />, <Datum kind="contact" value={postalCode} />
                {'\u00a0'}
              </>
            )}
            {city}, {country}
          </span>
        </li>
      </ul>
    </div>
  )
}
