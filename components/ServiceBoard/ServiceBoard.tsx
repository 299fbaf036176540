import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { serviceBoard } from './ServiceBoard.contract'

export function ServiceBoard({ title, jobs }: PropsOf<typeof serviceBoard>) {
  return (
    <ExhibitFrame name="service-board" title={title}>
      <ol className="service-board-lines">
        {jobs.map((item, index) => (
          <li key={index}>
            <b>{item.time}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
