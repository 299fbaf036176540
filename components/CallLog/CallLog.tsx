import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { callLog } from './CallLog.contract'

export function CallLog({ title, turns }: PropsOf<typeof callLog>) {
  return (
    <ExhibitFrame name="call-log" title={title}>
      <ol className="call-log-lines">
        {turns.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
