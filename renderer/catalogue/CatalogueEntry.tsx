import { components } from '../../components/components'
import type { AttributeEntry, BoxEntry } from './entries'
import { exampleOf } from './examples'
import { readExample } from './read-example'

const PLACES = {
  section: 'Es ist ein eigenes Band der Seite.',
  side: 'Es steht im <Hero> oder neben dem Text eines Abschnitts.',
}

/** A box of the catalogue: what it is for, how it looks, the lines to copy, its attributes. */
export function CatalogueEntry({ entry }: { entry: BoxEntry }) {
  const example = exampleOf(entry.tag)
  return (
    <section className="catalogue-entry" id={`box-${entry.tag}`}>
      <div className="container">
        <h2>{`<${entry.tag}>`}</h2>
        <p className="catalogue-purpose">{entry.purpose}</p>
        {entry.avoid && (
          <p>
            <strong>Wann nicht:</strong> {entry.avoid}
          </p>
        )}
        {entry.place && <p>{PLACES[entry.place]}</p>}
      </div>
      <div className={entry.place === 'section' ? 'catalogue-live' : 'catalogue-live container'} data-live={entry.tag}>
        {readExample(`components/${entry.tag}/${entry.tag}.example.mdx`, example).boxes.map(({ tag, props }, index) => {
          const Box = components[tag]
          return Box && <Box key={index} {...props} />
        })}
      </div>
      <div className="container">
        <h3>Zum Kopieren</h3>
        <pre className="catalogue-lines">
          <code>{example}</code>
        </pre>
        <Attributes entry={entry} />
        {entry.inner.map(inner => (
          <Attributes key={inner.tag} entry={inner} />
        ))}
      </div>
    </section>
  )
}

function Attributes({ entry: { tag, attributes, content } }: { entry: BoxEntry }) {
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
            {attributes.map(attribute => (
              <Row key={attribute.name} {...attribute} />
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

function Row({ name, says, required, options }: AttributeEntry) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{says}</td>
      <td>{required ? 'ja' : 'nein'}</td>
      <td>{options.length > 0 ? options.join(', ') : 'freier Text'}</td>
    </tr>
  )
}
