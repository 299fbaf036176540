import { Rows } from '../exhibit/Rows'
import type { PropsOf } from '../shapes'
import type { scene } from './Scene.contract'

/** A thing at work: sheets side by side. */
export function Scene({ sheets }: PropsOf<typeof scene>) {
  return (
    <figure className="scene">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and nothing in it takes the focus */}
      <ol className="strip" tabIndex={0}>
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
