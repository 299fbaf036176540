import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { timeAttribute } from '../format'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { calendarSlots } from './CalendarSlots.contract'

export function CalendarSlots({ title, slots }: PropsOf<typeof calendarSlots>) {
  return (
    <ExhibitFrame name="calendar-slots" title={title}>
      <ol className="calendar-slots-day">
        {slots.map((slot, index) => (
          <li className={slot.free ? 'calendar-slots-free' : undefined} key={index}>
            <time dateTime={timeAttribute(slot.time)}>{slot.time}</time>
            <span className="calendar-slots-place">
              <span className="calendar-slots-entry">
                <Text content={slot.text} />
                {slot.free && (
                  <span className="calendar-slots-new">
                    <span className="visually-hidden">, </span>neu
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="exhibit-note calendar-slots-note">Beispieltag</p>
    </ExhibitFrame>
  )
}
