import type { Entry } from '../contract/parts/list'
import { Text } from './RichText'

/** Lines of something made up: a time, a number or a name, and what belongs to it. */
export function Rows({ lines }: { lines: readonly Entry[] }) {
  return (
    <ul className="rows">
      {lines.map(({ title, text }, index) => (
        <li key={index}>
          <b>
            {title}
            <span className="visually-hidden">: </span>
          </b>
          <span>
            <Text content={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
