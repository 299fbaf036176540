import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Rows } from '../exhibit/Rows'
import type { PropsOf } from '../shapes'
import type { listing } from './Listing.contract'

export function Listing({ title, lines }: PropsOf<typeof listing>) {
  return (
    <ExhibitFrame name="listing" title={title}>
      <Rows lines={lines} />
    </ExhibitFrame>
  )
}
