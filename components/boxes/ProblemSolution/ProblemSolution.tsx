import type { PropsOf } from '../../contract/shapes'
import { Entries } from '../../ui/Entries'
import type { problemSolution } from './ProblemSolution.contract'

/** Pairs: a complaint and the answer to it. */
export function ProblemSolution({ pairs }: PropsOf<typeof problemSolution>) {
  return <Entries entries={pairs} className="problem-solution card lines" />
}
