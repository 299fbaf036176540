import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Review } from './compare'
import type { Picture } from './pictures'
import { countOf, type ReportOptions, spaced, where } from './text-report'
import type { Change } from './words'

type Pictures = ReadonlyMap<string, readonly Picture[]>

/**
 * The review as one HTML file that needs nothing else.
 * @param root where the site's fonts and colours are
 */
export async function htmlReport(
  review: Review,
  options: ReportOptions & { pictures: Pictures; root: string },
): Promise<string> {
  const styles = join(options.root, 'renderer/styles')
  const font = async (family: string, file: string) => {
    const data = (await readFile(join(styles, 'fonts', file))).toString('base64')
    return `@font-face{font-family:"${family}";font-weight:400 800;src:url(data:font/woff2;base64,${data})format("woff2")}`
  }
  const css = await Promise.all([
    readFile(join(styles, 'tokens.css'), 'utf8'),
    font('Bricolage Grotesque', 'bricolage.woff2'),
    font('Figtree', 'figtree.woff2'),
    readFile(new URL('report.css', import.meta.url), 'utf8'),
  ])
  const { rev, findings, notes, pictures } = options
  const { added, gone, data, pages } = review
  const told = new Set([...added, ...pages].map(({ route }) => route))
  const others = [...pictures].filter(([route, list]) => !told.has(route) && list.length > 0)
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Was sich seit ${rev} ändert`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: css.join('\n') }} />
      </head>
      <body>
        <main>
          <p className="kicker">Prüfung vor der Veröffentlichung</p>
          <h1>Was sich für Besucher ändert</h1>
          {findings.length > 0 && (
            <section>
              <h2>npm run check findet</h2>
              <ul>
                {findings.map(finding => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            </section>
          )}
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
          {added.map(({ route, title, description, blocks }) => (
            <section key={route}>
              <h2>{route}</h2>
              <p>
                <ins>Neue Seite: {title}</ins>
              </p>
              <p>{description}</p>
              {blocks.map(({ text }, index) => (
                <p key={index}>{text}</p>
              ))}
              <Shots pictures={pictures.get(route)} route={route} />
            </section>
          ))}
          {gone.map(({ route, title }) => (
            <section key={route}>
              <h2>{route}</h2>
              <p>
                <del>Seite ist weg: {title}</del>
              </p>
            </section>
          ))}
          {data.length > 0 && (
            <section>
              <h2>Angaben, die mehrere Seiten zeigen</h2>
              <Changes changes={data} />
            </section>
          )}
          {pages.map(({ route, title, changes, before }) => (
            <section key={route}>
              <h2>{before ? `${route} (bisher ${before})` : route}</h2>
              <p className="title">{title}</p>
              <Changes changes={changes} />
              <Shots pictures={pictures.get(route)} route={route} />
            </section>
          ))}
          {others.map(([route, list]) => (
            <section key={route}>
              <h2>{route}: sieht anders aus</h2>
              <Shots pictures={list} route={route} />
            </section>
          ))}
        </main>
      </body>
    </html>,
  )}`
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl>
      {changes.map((change, index) => (
        <div key={index}>
          <dt>{where(change)}</dt>
          <dd>
            {spaced(change).map(({ kind, text, space }, part) => {
              if (kind === 'same') return space + text
              return [space, kind === 'gone' ? <del key={part}>{text}</del> : <ins key={part}>{text}</ins>]
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Shots({ pictures = [], route }: { pictures: readonly Picture[] | undefined; route: string }) {
  return pictures.map(({ width, before, after }, index) => (
    <div key={`${width}-${index}`} className="pictures" data-width={width}>
      {before && <Shot src={before} words={`vorher, ${width} px breit`} route={route} />}
      {after && <Shot src={after} words={`${before ? 'jetzt' : 'neu'}, ${width} px breit`} route={route} />}
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
