import { Bust } from '../Face'
import { Icon } from '../frame/Icon'
import { jobs } from '../personas'

/** Where most visitors want to go, in the words of the menus, and what they find there. */
const WAYS = [
  ['/', 'Zur Startseite', 'Was wir bauen'],
  ['/#was-es-kostet', 'Zu den Preisen', 'Drei Pakete, ein Rechner'],
  ['/trial', '14 Tage kostenlos testen', 'Ohne Kreditkarte'],
  ['/kontaktinformationen', 'Kontakt aufnehmen', 'Menschen in Graz'],
] as const

/**
 * What the page of an unknown address needs of styles: its own, and those of a form, because it also serves as the frame for
 * answers to forms.
 */
export const notFoundBoxes = [{ tag: 'ContactForm' }, { tag: 'lost' }]

/** What an unknown address shows; prerendered as 404.html. */
export function NotFound() {
  return (
    <section className="band band-paper">
      <div className="container lost">
        <div className="lost-words">
          <h1>
            Diese Seite gibt es <mark>nicht</mark>.
          </h1>
          <p>Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.</p>
        </div>
        <ul className="lost-ways">
          {WAYS.map(([path, label, note]) => (
            <li key={path}>
              <a href={path}>
                <b>{label}</b>
                <small>{note}</small>
                <Icon name="arrow-right" size={20} />
              </a>
            </li>
          ))}
        </ul>
        <div className="lost-guide" data-tint="emilia">
          <div className="lost-says">
            <p className="lost-name">
              <b>Emilia</b> {jobs.Emilia}
            </p>
            <p>Wohin wollten Sie? Ich weiß, auf welcher Seite was steht.</p>
            <button className="button" type="button" data-ask="">
              Emilia fragen
            </button>
          </div>
          <Bust name="Emilia" size={420} lazy={false} />
        </div>
        <p className="lost-note">
          Für die Technik: <span lang="en">Unexpected Application Error! 404 Not Found</span>
        </p>
      </div>
    </section>
  )
}
