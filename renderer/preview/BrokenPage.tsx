import { renderToStaticMarkup } from 'react-dom/server'

const STYLE =
  'body{margin:12vh auto;max-width:52rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui;color:#14201b;background:#fbfaf6}li{margin:.75rem 0;color:#b3261e}'

/** What stands in place of a page that cannot be shown, as an HTML document: the same sentences as everywhere. */
export function brokenPage(errors: readonly string[]): string {
  const html = renderToStaticMarkup(
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Diese Seite hat einen Fehler</title>
        <meta name="build" content="dev" />
        <style>{STYLE}</style>
      </head>
      <body>
        <main data-preview-broken="">
          <h1>Diese Seite lässt sich so nicht zeigen</h1>
          <p>Beheben Sie, was hier steht, und speichern Sie. Die Seite erscheint dann von selbst.</p>
          <ul>
            {errors.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
