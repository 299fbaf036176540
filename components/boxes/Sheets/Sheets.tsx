import type { PropsOf } from '../../contract/shapes'
import { Text } from '../../ui/RichText'
import { mostOf, Rows } from '../../ui/Rows'
import type { sheetsBox } from './Sheets.contract'

/** A thing at work: sheets side by side. */
export function Sheets({ sheets }: PropsOf<typeof sheetsBox>) {
  const most = Math.max(...sheets.map(({ content }) => mostOf(content)))
  return (
    <ol className="sheets columns abreast" aria-label="Beispiel, Schritt für Schritt">
      {sheets.map(({ heading, content }, index) => (
        <li className="card stack reveal" key={heading.id}>
          <div className="cluster spread">
            <h3>
              <Text content={heading.content} />
            </h3>
            {index === 0 && <small>Beispiel</small>}
          </div>
          <Rows lines={content} most={most} />
        </li>
      ))}
    </ol>
  )
}
