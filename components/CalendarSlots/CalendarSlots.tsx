import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { calendarSlots } from './CalendarSlots.contract'

export function CalendarSlots({ title, slots }: PropsOf<typeof calendarSlots>) {
  return (
    <ExhibitFrame name="calendar-slots" title={title}>
      <ol className="calendar-slots-lines">
        {slots.map((item, index) => (
          <li key={index}>
            <b>{item.time}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
