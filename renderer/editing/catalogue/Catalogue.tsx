import { components } from '../../../components/boxes/components'
import type { AnyContract } from '../../../components/contract/shapes'
import styles from './catalogue.css?inline'
import { type BoxEntry, readExample } from './entries'

/** Copies the lines of the box whose button is pressed, and says so on the button. */
const COPY = `document.addEventListener('click', async ({ target }) => {
  if (!target.matches('.catalogue-copy')) return
  await navigator.clipboard.writeText(target.closest('section').querySelector('code').textContent + '\\n')
  target.textContent = 'Kopiert'
  setTimeout(() => { target.textContent = 'Kopieren' }, 2000)
})`

/** The catalogue of all boxes, made from contracts and examples, so that it cannot be stale. */
export function Catalogue({ entries }: { entries: readonly BoxEntry[] }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, in the preview only */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, in the preview only */}
      <script type="module" dangerouslySetInnerHTML={{ __html: COPY }} />
      <div className="container band">
        <h1>Bausteine</h1>
        <p>
          Jedes Kästchen verkleinert, wie es auf der Seite aussieht. Kopieren Sie es und ersetzen
          Sie die Wörter.
        </p>
        <nav aria-label="Bausteine" className="catalogue-index cluster">
          {entries.map(({ tag }) => (
            <a key={tag} href={`#box-${tag}`}>
              {tag}
            </a>
          ))}
        </nav>
        <div className="catalogue-entries">
          {entries.map(entry => (
            <Entry key={entry.tag} {...entry} />
          ))}
        </div>
      </div>
    </>
  )
}

/** What a box is for, how it looks, the lines to copy, its attributes. */
function Entry({ tag, contract, example, inner }: BoxEntry) {
  const { purpose, avoid } = contract
  return (
    <section className="catalogue-entry card" id={`box-${tag}`}>
      <div className="catalogue-live" data-live={tag} inert>
        {readExample(example).boxes.map(({ tag, props }, index) => {
          const Box = components[tag]
          return Box && <Box key={index} {...props} />
        })}
      </div>
      <h2>{`<${tag}>`}</h2>
      <p className="catalogue-purpose">{purpose}</p>
      <button
        type="button"
        className="catalogue-copy button button-small"
        aria-label={`${tag} kopieren`}
      >
        Kopieren
      </button>
      <details>
        <summary>Zeilen und Angaben</summary>
        <pre className="catalogue-lines">
          <code>{example}</code>
        </pre>
        {avoid && <p>Wann nicht: {avoid}</p>}
        {[{ tag, contract }, ...inner].map(box => (
          <Attributes key={box.tag} {...box} />
        ))}
      </details>
    </section>
  )
}

function Attributes({ tag, contract }: { tag: string; contract: AnyContract }) {
  const content = Object.values(contract.content).map(({ says }) => says)
  return (
    <>
      <h3>{`Angaben von <${tag}>`}</h3>
      <ul>
        {Object.entries(contract.attributes).map(([name, { says, required, options }]) => (
          <li key={name}>
            <code>{name}</code>:{' '}
            {[
              says,
              ...(options ? [options.join(', ')] : []),
              ...(required ? [] : ['kann fehlen']),
            ].join('; ')}
          </li>
        ))}
      </ul>
      <p>Inhalt: {content.join('; ') || 'keiner'}</p>
    </>
  )
}
