import type { PropsOf } from '../../contract/shapes'
import { Entries } from '../../ui/Entries'
import type { steps } from './Steps.contract'

/** A sequence of steps, numbered by CSS. */
export function Steps({ steps: entries }: PropsOf<typeof steps>) {
  return <Entries entries={entries} className="steps columns" isOrdered />
}
