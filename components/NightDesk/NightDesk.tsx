import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { nightDesk } from './NightDesk.contract'

export function NightDesk({ title, messages }: PropsOf<typeof nightDesk>) {
  return (
    <ExhibitFrame name="night-desk" title={title}>
      <ol className="night-desk-lines">
        {messages.map((item, index) => (
          <li key={index}>
            <b>{item.time}</b> <Text content={[...item.question, " ", ...item.answer]} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
