import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { problemSolution } from './ProblemSolution.contract'

/** Pairs, as a complaint in a bubble from the left and the answer in one from the right. */
export function ProblemSolution(props: PropsOf<typeof problemSolution>) {
  return <EntryList entries={props.pairs} className="problem-solution" itemClass="reveal" />
}
