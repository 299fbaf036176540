import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { reminders } from './Reminders.contract'

export function Reminders({ title, notices }: PropsOf<typeof reminders>) {
  return (
    <ExhibitFrame name="reminders" title={title}>
      <ol className="reminders-lines">
        {notices.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
