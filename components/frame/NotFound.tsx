import { Portrait } from '../Portrait/Portrait'
import { Band } from './Band'

/** Where most visitors want to go, in the words of the menus. */
const WAYS = [
  ['/', 'Zur Startseite'],
  ['/#was-es-kostet', 'Zu den Preisen'],
  ['/trial', '14 Tage kostenlos testen'],
  ['/kontaktinformationen', 'Kontakt aufnehmen'],
] as const

/**
 * The boxes whose styles the page of an unknown address needs; it also serves as the frame for answers to forms, which look
 * like forms.
 */
export const notFoundBoxes = [{ tag: 'ContactForm' }, { tag: 'Portrait' }]

/** What an unknown address shows; prerendered as 404.html. */
export function NotFound() {
  return (
    <Band tone="paper" layout="side">
      <h1>Diese Seite gibt es nicht</h1>
      <p>
        Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler. Hier geht es
        weiter:
      </p>
      <ul>
        {WAYS.map(([path, label]) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
      <p>Emilia weiß, auf welcher Seite was steht.</p>
      <p>
        <button className="button" type="button" data-ask="">
          Emilia fragen
        </button>
      </p>
      <p className="note" lang="en">
        Unexpected Application Error! 404 Not Found
      </p>
      <Portrait persona="Emilia" body={[]} />
    </Band>
  )
}
