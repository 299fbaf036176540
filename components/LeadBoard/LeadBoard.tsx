import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { leadBoard } from './LeadBoard.contract'

export function LeadBoard({ title, fields }: PropsOf<typeof leadBoard>) {
  return (
    <ExhibitFrame name="lead-board" title={title}>
      <ol className="lead-board-lines">
        {fields.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
