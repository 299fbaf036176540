import { ExhibitFrame, PointText } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import type { PropsOf } from '../shapes'
import type { reminders } from './Reminders.contract'

/** The lock screen of a phone on which messages arrive, each pushing its way in from above. */
export function Reminders({ title, notices }: PropsOf<typeof reminders>) {
  return (
    <ExhibitFrame name="reminders" title={title} note="Beispiel">
      <ol className="reminders-stack">
        {notices.map((notice, index) => (
          <li key={index}>
            <span className="reminders-app">
              <Icon name="chat-circle-text" size={22} />
            </span>
            <PointText point={notice} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
