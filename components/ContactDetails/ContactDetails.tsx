import { Datum } from '../frame/Datum'
import { Icon } from '../frame/Icon'
import { mailHref, telHref } from '../frame/links'
import { useSite } from '../site-context'

export function ContactDetails() {
  const { site } = useSite()
  const { street, postalCode, city, country } = site.address
  return (
    <div className="contact-details reveal">
      <ul className="contact-ways">
        <li>
          <a className="contact-way" href={telHref(site.phone)}>
            <Icon name="phone" size={26} />
            <span>
              <small>Anrufen</small> <Datum value={site.phone} />
            </span>
          </a>
        </li>
        <li>
          <a className="contact-way" href={mailHref(site.email)}>
            <Icon name="envelope-simple" size={26} />
            <span>
              <small>Schreiben</small> <Datum value={site.email} />
            </span>
          </a>
        </li>
        <li className="contact-way">
          <Icon name="clock" size={26} />
          <span>
            <small>Geschäftszeiten</small> {site.hours.days}, {site.hours.time}
          </span>
        </li>
        <li className="contact-way">
          <Icon name="map-pin" size={26} />
          <span>
            <small>Vorbeikommen</small> <Datum value={street} />, <Datum value={postalCode} /> {city}, {country}
          </span>
        </li>
      </ul>
    </div>
  )
}
