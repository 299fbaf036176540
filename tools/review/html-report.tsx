import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Change, Review } from './compare'
import type { PicturePair } from './pictures'
import {
  FINDINGS,
  numberOf,
  type ReportOptions,
  type Section,
  sectionsOf,
  spaced,
} from './text-report'

type HtmlOptions = ReportOptions & {
  pictures: ReadonlyMap<string, readonly PicturePair[]>
  /** Where the site's fonts and colours are. */
  root: string
}

/** Keeps in the browser which parts of this report were read, and counts them. */
const KEEP_READ = `
const boxes = [...document.querySelectorAll('[data-read]')]
const key = 'gelesen:' + document.documentElement.dataset.report
let read = []
try { read = JSON.parse(localStorage.getItem(key) ?? '[]') } catch {}
const show = () => {
  const output = document.getElementById('read-count')
  if (output) output.value = boxes.filter(box => box.checked).length + ' von ' + boxes.length + ' gelesen'
}
for (const box of boxes) {
  box.checked = read.includes(box.dataset.read)
  box.addEventListener('change', () => {
    const now = boxes.filter(box => box.checked).map(box => box.dataset.read)
    try { localStorage.setItem(key, JSON.stringify(now)) } catch {}
    show()
  })
}
show()`

/** The review as one HTML file that needs nothing else. */
export async function htmlReport(review: Review, options: HtmlOptions): Promise<string> {
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
  return `<!doctype html>${renderToStaticMarkup(<Report {...{ review, options, css: css.join('\n') }} />)}`
}

function Report({ review, options, css }: { review: Review; options: HtmlOptions; css: string }) {
  const { rev, findings, notes, pictures } = options
  const sections = sectionsOf(review)
  const own = new Set(sections.flatMap(({ routes }) => (routes?.length === 1 ? routes : [])))
  const others = [...pictures].filter(([route, list]) => !own.has(route) && list.length > 0)
  return (
    <html lang="de-AT" data-report={reportId(review)}>
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
            Seit <code>{rev}</code>: {numberOf(review)}
          </p>
          {notes.map(note => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
          {sections.length > 1 && (
            <nav aria-label="Inhalt">
              <p>
                <output id="read-count" />
              </p>
              <ul>
                {sections.map((section, index) => (
                  <li key={section.heading}>
                    <a href={`#${index}`}>{entryOf(section)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="legend">
            So lesen Sie: <del>stand vorher da</del> <ins>steht jetzt da</ins>
          </p>
          {sections.map(({ heading, changes, routes = [] }, index) => (
            <section key={heading} id={String(index)}>
              <h2>{heading}</h2>
              <label className="read">
                <input type="checkbox" data-read={heading} /> gelesen
              </label>
              <Changes changes={changes} />
              {routes.length === 1 && <Shots pictures={pictures.get(routes[0] ?? '')} />}
            </section>
          ))}
          {others.map(([route, list]) => (
            <section key={route}>
              <h2>{route} im Bild</h2>
              <Shots pictures={list} />
            </section>
          ))}
          {findings.length > 0 && (
            <section>
              <h2>{FINDINGS}</h2>
              <ul>
                {findings.map(finding => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            </section>
          )}
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: KEEP_READ }} />
      </body>
    </html>
  )
}

/** The same for the same changes: what was read of another report was not read of this one. */
function reportId(review: Review): string {
  return createHash('sha256')
    .update(JSON.stringify(sectionsOf(review)))
    .digest('hex')
    .slice(0, 12)
}

/** The heading in the list of contents; what many pages share is known by its first words. */
function entryOf({ heading, changes, routes = [] }: Section): string {
  if (routes.length <= 3) return heading
  const words = changes[0]?.parts.find(({ kind }) => kind !== 'same')?.text.trim() ?? ''
  return `Gleich auf ${routes.length} Seiten: „${words.length > 40 ? `${words.slice(0, 40)}…` : words}“`
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl>
      {changes.map((change, index) => (
        <div key={index}>
          <dt>{change.where}</dt>
          <dd>
            {spaced(change).map(({ kind, text, space }, part) => {
              if (kind === 'same') return space + text
              const Mark = kind === 'gone' ? 'del' : 'ins'
              return [space, <Mark key={part}>{text}</Mark>]
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Shots({ pictures = [] }: { pictures: readonly PicturePair[] | undefined }) {
  return pictures.map(({ width, before, after }, index) => (
    <div key={`${width}-${index}`} className="pictures" data-width={width}>
      {before && <Shot src={before} words={`vorher, ${width} px breit`} />}
      {after && <Shot src={after} words={`${before ? 'jetzt' : 'neu'}, ${width} px breit`} />}
    </div>
  ))
}

function Shot({ src, words }: { src: string; words: string }) {
  return (
    <figure>
      <figcaption>{words}</figcaption>
      <img src={src} alt={words} />
    </figure>
  )
}
