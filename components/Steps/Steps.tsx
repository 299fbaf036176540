import { Entries } from '../Entries/Entries'
import type { PropsOf } from '../shapes'
import type { steps } from './Steps.contract'

/** A sequence of steps, numbered by CSS. */
export function Steps({ steps: entries }: PropsOf<typeof steps>) {
  return <Entries entries={entries} className="steps columns" isOrdered />
}
