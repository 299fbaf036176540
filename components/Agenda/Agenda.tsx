import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { agenda } from './Agenda.contract'

export function Agenda({ title, days }: PropsOf<typeof agenda>) {
  return (
    <ExhibitFrame name="agenda" title={title}>
      <ol className="agenda-lines">
        {days.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
