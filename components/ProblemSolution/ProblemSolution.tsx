import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { problemSolution } from './ProblemSolution.contract'

/** Pairs, as a complaint in a bubble from the left and the answer in one from the right. */
export function ProblemSolution({ pairs }: PropsOf<typeof problemSolution>) {
  return (
    <ul className="problem-solution">
      {pairs.map(pair => (
        <li className="reveal" key={pair.title}>
          <h3>{pair.title}</h3>
          <p>
            <Text content={pair.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
