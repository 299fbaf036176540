import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { steps } from './Steps.contract'

/** A sequence of steps, numbered by CSS. */
export function Steps({ look, steps: entries }: PropsOf<typeof steps>) {
  const className = `steps steps-${look ? 'list' : 'row'}`
  return <EntryList entries={entries} className={className} itemClass="step reveal" List="ol" />
}
