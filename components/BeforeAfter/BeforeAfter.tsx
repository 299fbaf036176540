import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { beforeAfter } from './BeforeAfter.contract'

export function BeforeAfter({ title, pairs }: PropsOf<typeof beforeAfter>) {
  return (
    <ExhibitFrame name="before-after" title={title}>
      <p className="before-after-lanes" aria-hidden="true">
        <span>Bisher von Hand</span>
        <span>Jetzt von selbst</span>
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
