import type { PropsOf } from '../../contract/shapes'
import { Ticks } from '../../ui/RichText'
import type { checklist } from './Checklist.contract'

export function Checklist({ items }: PropsOf<typeof checklist>) {
  return <Ticks className="ticks reveal" items={items} />
}
