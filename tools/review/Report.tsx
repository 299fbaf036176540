import type { Change } from './change'
import type { PageName, Review } from './compare'
import { countOf, spaced, where } from './phrases'
import type { Picture } from './pictures'

type ReportProps = {
  review: Review
  rev: string
  notes: readonly string[]
  pictures: ReadonlyMap<string, Picture[]>
  css: string
}

/** The whole report: summary, what many pages share, then page by page. */
export function Report({ review, rev, notes, pictures, css }: ReportProps) {
  const { added, gone, shared, pages } = review
  const shown = new Set([...added, ...pages].map(page => page.route))
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Was sich seit ${rev} ändert`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <p className="kicker">Prüfung vor der Veröffentlichung</p>
          <h1>Was sich für Besucher ändert</h1>
          <p>
            Seit <code>{rev}</code>: {countOf(review)}
          </p>
          <ul className="badges">
            {review.badges.map(({ name, count }) => (
              <li key={name}>
                {name} <b>{count}</b>
              </li>
            ))}
          </ul>
          {notes.map(note => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
          <p className="legend">
            So lesen Sie: <del>stand vorher da</del> <ins>steht jetzt da</ins>
          </p>
          {added.map(page => (
            <NewPage key={page.route} page={page} pictures={pictures.get(page.route)} />
          ))}
          {gone.map(page => (
            <section key={page.route}>
              <h2>{page.route}</h2>
              <p>
                <del>Seite ist weg: {page.title}</del>
              </p>
            </section>
          ))}
          {shared.length > 0 && <h2 className="part">Auf mehreren Seiten gleich</h2>}
          {shared.map(({ changes, routes }) => (
            <section key={JSON.stringify(changes)}>
              <Changes changes={changes} />
              <details>
                <summary>Auf {routes.length} Seiten</summary>
                <ul className="routes">
                  {routes.map(route => (
                    <li key={route}>{route}</li>
                  ))}
                </ul>
              </details>
              {routes.slice(0, 3).map(route => {
                const list = pictures.get(route)
                if (shown.has(route) || !list) return null
                shown.add(route)
                return <Pictures key={route} pictures={list} route={route} />
              })}
            </section>
          ))}
          {pages.length > 0 && <h2 className="part">Seite für Seite</h2>}
          {pages.map(({ route, title, changes }) => (
            <section key={route}>
              <h2>{route}</h2>
              <p className="title">{title}</p>
              <Changes changes={changes} />
              <Pictures pictures={pictures.get(route)} route={route} />
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

function NewPage({ page, pictures }: { page: PageName; pictures: Picture[] | undefined }) {
  return (
    <section>
      <h2>{page.route}</h2>
      <p>
        <ins>Neue Seite: {page.title}</ins>
      </p>
      <p>{page.description}</p>
      <Pictures pictures={pictures} route={page.route} />
    </section>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl>
      {changes.map(change => (
        <div key={JSON.stringify(change)}>
          <dt>{where(change)}</dt>
          <dd>
            {spaced(change).map(({ kind, text, space }, index) => {
              if (kind === 'same') return space + text
              return [space, kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>]
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Pictures({ pictures = [], route }: { pictures: Picture[] | undefined; route: string }) {
  return pictures.map(({ width, before, after }, index) => (
    <div key={`${width}-${index}`} className="pictures" data-width={width}>
      {before && <Shot src={before} words={`vorher, ${width} px breit`} route={route} />}
      {after && (
        <Shot src={after} words={before ? `jetzt, ${width} px breit` : `neu, ${width} px breit`} route={route} />
      )}
    </div>
  ))
}

function Shot({ src, words, route }: { src: string; words: string; route: string }) {
  return (
    <figure>
      <figcaption>{words}</figcaption>
      <img src={src} alt={`${route} ${words}`} />
    </figure>
  )
}
