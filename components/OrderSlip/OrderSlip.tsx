import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { orderSlip } from './OrderSlip.contract'

export function OrderSlip({ title, lines }: PropsOf<typeof orderSlip>) {
  return (
    <ExhibitFrame name="order-slip" title={title}>
      <ol className="order-slip-lines">
        {lines.map((item, index) => (
          <li key={index}>
            <b>{item.start}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
