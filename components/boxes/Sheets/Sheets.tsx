import type { PropsOf } from '../../contract/shapes'
import { Text } from '../../ui/RichText'
import { mostOf, Rows } from '../../ui/Rows'
import type { sheetsBox } from './Sheets.contract'

/** A thing at work: sheets side by side. */
export function Sheets({ sheets }: PropsOf<typeof sheetsBox>) {
  const most = Math.max(...sheets.map(({ content }) => mostOf(content)))
  return (
    <figure className="sheets">
      <ol className="columns abreast" aria-label="Beispiel, Schritt für Schritt">
        {sheets.map(({ heading, content }) => (
          <li className="card reveal" key={heading.id}>
            <h3>
              <Text content={heading.content} />
            </h3>
            <Rows lines={content} most={most} />
          </li>
        ))}
      </ol>
      <figcaption className="note">Beispiel</figcaption>
    </figure>
  )
}
