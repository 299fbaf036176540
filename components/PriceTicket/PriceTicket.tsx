import { CardLinks } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { keepTogether } from '../typography'
import { type priceTicket, ticketLooks, ticketOf } from './PriceTicket.contract'

export function PriceTicket({ of, look, actions }: PropsOf<typeof priceTicket>) {
  const { prices } = useSite()
  const { title, from, further } = ticketOf(of, prices)
  const ticket = (
    <div className={`price-ticket reveal${look ? ` price-ticket-${ticketLooks[look]}` : ''}`}>
      <p className="price-ticket-title">{of === 'Telefon' ? title : `KI-Assistent ${title}`}</p>
      <p className="price-ticket-price">
        ab <b>{from}</b>
      </p>
      <p>
        {further}, {keepTogether(prices.condition)}
      </p>
      {look !== 'Paar' && <p className="price-ticket-note">{prices.buyers}</p>}
      <CardLinks actions={actions} />
    </div>
  )
  if (look !== 'Paar') return ticket
  return (
    <>
      {ticket}
      <p className="note">{prices.buyers}</p>
    </>
  )
}
