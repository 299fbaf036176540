import { CatalogueEntry } from './CatalogueEntry'
import styles from './catalogue.css?inline'
import type { BoxEntry } from './entries'

/** The catalogue of all boxes, made from contracts and examples, so that it cannot be stale. */
export function Catalogue({ entries }: { entries: readonly BoxEntry[] }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, in the preview only */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <section className="band band-paper">
        <div className="container">
          <h1>Bausteine</h1>
          <p>
            Jedes Kästchen so, wie es auf der Seite aussieht. Kopieren Sie die Zeilen darunter und ersetzen Sie die
            Wörter.
          </p>
          <Index title="Kästchen" tags={entries.filter(({ kind }) => kind === 'box').map(({ tag }) => tag)} />
          <Index title="Bewegtes" tags={entries.filter(({ kind }) => kind === 'exhibit').map(({ tag }) => tag)} />
        </div>
      </section>
      {entries.map(entry => (
        <CatalogueEntry key={entry.tag} entry={entry} />
      ))}
    </>
  )
}

function Index({ title, tags }: { title: string; tags: string[] }) {
  return (
    <nav aria-label={title} className="catalogue-index">
      <h2>{title}</h2>
      <ul>
        {tags.map(tag => (
          <li key={tag}>
            <a href={`#box-${tag}`}>{tag}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
