import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { Rows } from '../../ui/Rows'
import type { listing } from './Listing.contract'

export function Listing({ title, lines }: PropsOf<typeof listing>) {
  return (
    <figure className="exhibit card stack">
      <figcaption className="cluster spread">
        <span className="title">{keepTogether(title)}</span> <small>Beispiel</small>
      </figcaption>
      <Rows lines={lines} />
    </figure>
  )
}
