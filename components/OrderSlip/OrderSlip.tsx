import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { keepTogether } from '../typography'
import type { orderSlip } from './OrderSlip.contract'

/** A slip that a kitchen printer prints: the paper slides into view inside a fixed frame. */
export function OrderSlip({ title, lines }: PropsOf<typeof orderSlip>) {
  return (
    <div className="exhibit order-slip" data-play="">
      <div className="order-slip-mouth">
        <figure className="order-slip-paper">
          <figcaption className="exhibit-title">{keepTogether(title)}</figcaption>
          <ol className="order-slip-lines">
            {lines.map((line, index) => (
              <li className={line.dish ? undefined : 'order-slip-fact'} key={index}>
                <b>{line.start}</b>{' '}
                <span>
                  <Text content={line.text} />
                </span>
              </li>
            ))}
          </ol>
          <p className="exhibit-note">Beispielbon</p>
        </figure>
      </div>
      <span className="order-slip-printer" aria-hidden="true" />
    </div>
  )
}
