import { Icon } from '../frame/Icon'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { checklist } from './Checklist.contract'

/** Short lines, each behind a tick. */
export function Checklist({ items }: PropsOf<typeof checklist>) {
  return (
    <ul className="checklist reveal">
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" size={20} />
          <span>
            <Text content={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
