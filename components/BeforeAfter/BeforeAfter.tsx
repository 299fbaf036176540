import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { beforeAfter } from './BeforeAfter.contract'

/** Two lanes, with what the whole takes on each where that is given: minutes of an example. */
export function BeforeAfter({ title, was, now, pairs }: PropsOf<typeof beforeAfter>) {
  return (
    <ExhibitFrame
      name="before-after"
      title={title}
      {...((was || now) && { note: 'Beispiel, keine Messung' })}
    >
      <p className="before-after-lanes">
        <span>Bisher von Hand {was && <b>{was}</b>}</span>
        <span>Jetzt von selbst {now && <b>{now}</b>}</span>
      </p>
      <ol className="before-after-line">
        {pairs.map((pair, index) => (
          <li key={index}>
            <span className="before-after-was">
              <span className="visually-hidden">Bisher: </span>
              {pair.title}
            </span>
            <span className="before-after-knot">
              <Icon name="lightning" size={18} />
            </span>
            <span className="before-after-now">
              <span className="visually-hidden">Jetzt: </span>
              <Text content={pair.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
