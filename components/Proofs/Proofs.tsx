import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { proofs } from './Proofs.contract'

/** Statements that a visitor can check at once, in a row of bubbles. */
export function Proofs(props: PropsOf<typeof proofs>) {
  return <EntryList entries={props.proofs} className="proofs" itemClass="proof reveal" Title="b" />
}
