import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { steps } from './Steps.contract'

const LOOKS = { Zettel: 'steps-cards', Liste: 'steps-list', Treppe: 'steps-stair' }

/** A sequence of steps, numbered by CSS. */
export function Steps({ look, steps: entries }: PropsOf<typeof steps>) {
  const className = `steps ${look ? LOOKS[look] : 'steps-row'}`
  return <EntryList entries={entries} className={className} itemClass="step reveal" List="ol" />
}
