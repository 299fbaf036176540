import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { steps } from './Steps.contract'

/** A sequence of steps, numbered by CSS. */
export function Steps(props: PropsOf<typeof steps>) {
  return <EntryList entries={props.steps} className="steps" itemClass="step reveal" List="ol" />
}
