import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { priceNote } from '../../facts/tiers'
import { CardLinks } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import { type priceTicket, ticketOf } from './PriceTicket.contract'

/** What an assistant costs, in one row: to start, for each message or minute, and in a month as an example. */
export function PriceTicket({ of, example, actions }: PropsOf<typeof priceTicket>) {
  const { prices } = useSite()
  return (
    <div className="price-ticket card stack reveal">
      <dl className="price-facts columns abreast">
        {ticketOf(of, prices, example).map(({ label, before, amount }) => (
          <div key={label}>
            <dt>{keepTogether([label, before].filter(Boolean).join(' '))}</dt>
            <dd>
              <b className="figure">{amount}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className="cluster">
        <p>
          {example && `Beispielmonat: ${example.business}. `}
          {keepTogether(priceNote(prices))}
        </p>
        <CardLinks actions={actions} />
      </div>
    </div>
  )
}
