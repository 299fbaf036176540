import type { PropsOf } from '../../contract/shapes'
import { ExhibitFrame } from '../../ui/ExhibitFrame'
import { Rows } from '../../ui/Rows'
import type { listing } from './Listing.contract'

export function Listing({ title, lines }: PropsOf<typeof listing>) {
  return (
    <ExhibitFrame name="listing" title={title}>
      <Rows lines={lines} />
    </ExhibitFrame>
  )
}
