/** What an unknown address shows; prerendered as 404.html. */
export function Page() {
  return (
    <section className="band band-paper">
      <div className="container">
        <div className="intro">
          <h1>Unexpected Application Error!</h1>
          <p>404 Not Found</p>
          <p>
            Diese Seite gibt es nicht oder nicht mehr. Zurück zur <a href="/">Startseite</a>, oder schreiben Sie uns
            über die <a href="/kontaktinformationen">Kontaktseite</a>.
          </p>
        </div>
      </div>
    </section>
  )
}
