import type { PropsOf } from '../../contract/shapes'
import { priceNote } from '../../facts/tiers'
import { CardLinks } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import { type priceTicket, ticketOf } from './PriceTicket.contract'

export function PriceTicket({ of, actions }: PropsOf<typeof priceTicket>) {
  const { prices } = useSite()
  const { title, from, further } = ticketOf(of, prices)
  return (
    <div className="price-ticket card stack reveal">
      <p className="card-title">{of === 'Telefon' ? title : `KI-Assistent ${title}`}</p>
      <p>
        {of === 'Telefon' ? 'ab' : 'Startpreis ab'} <b>{from}</b>{' '}
        <span className="note">{further}</span>
      </p>
      <p className="note">{priceNote(prices)}</p>
      <CardLinks actions={actions} />
    </div>
  )
}
