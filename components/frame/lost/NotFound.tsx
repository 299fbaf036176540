import { jobs } from '../../facts/personas'
import { Bust } from '../../ui/Face'
import { Icon } from '../../ui/Icon'

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
    <section className="band" data-tone="paper">
      <div className="container lost">
        <div className="stack">
          <h1>
            Diese Seite gibt es <mark>nicht</mark>.
          </h1>
          <p className="lead">
            Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.
          </p>
          <ul className="lost-ways">
            {WAYS.map(([path, label, note]) => (
              <li key={path}>
                <a className="card" href={path}>
                  <b>{label}</b>
                  <small>{note}</small>
                  <Icon name="arrow-right" size={20} />
                </a>
              </li>
            ))}
          </ul>
          <p className="note">
            Für die Technik: <span lang="en">Unexpected Application Error! 404 Not Found</span>
          </p>
        </div>
        <div className="lost-guide card" data-tone="tint" data-tint="emilia">
          <div className="bubble">
            <p className="note">
              <b>Emilia</b> {jobs.Emilia}
            </p>
            <p className="title">Wohin wollten Sie? Ich weiß, auf welcher Seite was steht.</p>
            <button className="button" type="button" data-ask="">
              Emilia fragen
            </button>
          </div>
          <Bust name="Emilia" size={420} lazy={false} />
        </div>
      </div>
    </section>
  )
}
