import type { PropsOf } from '../../contract/shapes'
import { ExhibitFrame } from '../../ui/ExhibitFrame'
import { Text } from '../../ui/RichText'
import type { beforeAfter } from './BeforeAfter.contract'

/** Two lanes: what was done by hand, and what happens by itself. */
export function BeforeAfter({ title, pairs }: PropsOf<typeof beforeAfter>) {
  return (
    <ExhibitFrame name="before-after" title={title}>
      <ol className="before-after-lanes">
        <li aria-hidden="true">
          <b>Bisher von Hand</b>
          <b>Jetzt von selbst</b>
        </li>
        {pairs.map((pair, index) => (
          <li key={index}>
            <span className="before-after-was">
              <span className="visually-hidden">Bisher: </span>
              {pair.title}
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
