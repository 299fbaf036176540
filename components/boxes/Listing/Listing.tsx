import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { Rows } from '../../ui/Rows'
import type { listing } from './Listing.contract'

/** Dark like the talks where a page begins with it. */
export function Listing({
  title,
  lines,
  isFirst,
}: PropsOf<typeof listing> & { isFirst?: boolean }) {
  return (
    <figure className="exhibit card stack" data-tone={isFirst && 'night'}>
      <figcaption className="cluster spread">
        <span className="title">{keepTogether(title)}</span> <small>Beispiel</small>
      </figcaption>
      <Rows lines={lines} />
    </figure>
  )
}
