import { Band } from '../../components/frame/Band'
import { Portrait } from '../../components/Portrait/Portrait'

/** What an unknown address shows; prerendered as 404.html. */
export function Page() {
  return (
    <Band tone="paper" layout="side">
      <h1>{import.meta.env.DEV ? 'Diese Seite gibt es nicht' : 'Unexpected Application Error!'}</h1>
      <p>404 Not Found</p>
      <p>
        Diese Seite gibt es nicht oder nicht mehr. Zurück zur <a href="/">Startseite</a>, oder schreiben Sie uns über
        die <a href="/kontaktinformationen">Kontaktseite</a>.
      </p>
      <Portrait
        persona="Emilia"
        body={[{ kind: 'p', content: ['Oder fragen Sie Emilia: Sie weiß, auf welcher Seite was steht.'] }]}
      />
    </Band>
  )
}
