import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { listing } from './Listing.contract'

export function Listing({ title, lines }: PropsOf<typeof listing>) {
  return (
    <ExhibitFrame name="listing" title={title} note="Beispiel">
      <ol>
        {lines.map(line => (
          <li className="exhibit-in" key={line.title}>
            <b>{line.title}</b>
            <span className="visually-hidden">: </span>
            <span>
              <Text content={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
