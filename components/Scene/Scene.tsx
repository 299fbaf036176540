import { Rows } from '../exhibit/Rows'
import type { PropsOf } from '../shapes'
import type { scene } from './Scene.contract'

/** A thing at work: sheets side by side. */
export function Scene({ sheets }: PropsOf<typeof scene>) {
  return (
    <figure className="scene">
      <ol className="strip">
        {sheets.map(({ name, lines }) => (
          <li className="card reveal" key={name}>
            <h3>{name}</h3>
            <Rows lines={lines} />
          </li>
        ))}
      </ol>
      <figcaption className="note">Beispiel</figcaption>
    </figure>
  )
}
