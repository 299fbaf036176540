import { Ticks } from '../RichText'
import type { PropsOf } from '../shapes'
import type { checklist } from './Checklist.contract'

export function Checklist({ items }: PropsOf<typeof checklist>) {
  return <Ticks className="checklist card ticks reveal" items={items} />
}
