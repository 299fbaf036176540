import { components } from '../../components/components'
import type { AnyContract } from '../../components/shapes'
import styles from './catalogue.css?inline'
import type { BoxEntry } from './entries'
import { exampleOf, readExample } from './read-example'

const PLACES = {
  section: 'Es ist ein eigenes Band der Seite.',
  side: 'Es steht im <Hero> oder neben dem Text eines Abschnitts.',
}

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
        <Entry key={entry.tag} {...entry} />
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

/** What a box is for, how it looks, the lines to copy, its attributes. */
function Entry({ tag, contract, inner }: BoxEntry) {
  const { purpose, avoid, place } = contract
  const example = exampleOf(tag)
  return (
    <section className="catalogue-entry" id={`box-${tag}`}>
      <div className="container">
        <h2>{`<${tag}>`}</h2>
        <p className="catalogue-purpose">{purpose}</p>
        {avoid && (
          <p>
            <strong>Wann nicht:</strong> {avoid}
          </p>
        )}
        {place && <p>{PLACES[place]}</p>}
      </div>
      <div className={place === 'section' ? 'catalogue-live' : 'catalogue-live container'} data-live={tag}>
        {readExample(`components/${tag}/${tag}.example.mdx`, example).boxes.map(({ tag, props }, index) => {
          const Box = components[tag]
          return Box && <Box key={index} {...props} />
        })}
      </div>
      <div className="container">
        <h3>Zum Kopieren</h3>
        <pre className="catalogue-lines">
          <code>{example}</code>
        </pre>
        <Attributes tag={tag} contract={contract} />
        {inner.map(nested => (
          <Attributes key={nested.tag} {...nested} />
        ))}
      </div>
    </section>
  )
}

function Attributes({ tag, contract }: { tag: string; contract: AnyContract }) {
  const attributes = Object.entries(contract.attributes)
  const content = Object.values(contract.content).map(({ says }) => says)
  return (
    <>
      <h3>{`Angaben von <${tag}>`}</h3>
      {attributes.length === 0 && <p>Keine.</p>}
      {attributes.length > 0 && (
        <table className="catalogue-attributes">
          <thead>
            <tr>
              <th scope="col">Angabe</th>
              <th scope="col">Was hineingehört</th>
              <th scope="col">Nötig</th>
              <th scope="col">Mögliche Werte</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map(([name, { says, required, options }]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{says}</td>
                <td>{required ? 'ja' : 'nein'}</td>
                <td>{options?.join(', ') ?? 'freier Text'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <strong>Inhalt:</strong> {content.length > 0 ? content.join('; ') : 'keiner'}
      </p>
    </>
  )
}
