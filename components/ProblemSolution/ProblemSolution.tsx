import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import { pairLooks, type problemSolution } from './ProblemSolution.contract'

/** Pairs: a complaint and the answer to it, which has the weight. The looks differ in their styles alone. */
export function ProblemSolution({ look, pairs }: PropsOf<typeof problemSolution>) {
  const className = `problem-solution pairs-${look ? pairLooks[look] : 'cards'}`
  return <EntryList entries={pairs} className={className} itemClass="reveal" />
}
