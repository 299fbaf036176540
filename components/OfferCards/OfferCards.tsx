import { Blocks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { priceNote } from '../tiers'
import type { offer, offerCards } from './OfferCards.contract'

/** Offers with prices of their own; the main button is on the one with a badge. */
export function OfferCards({ offers }: PropsOf<typeof offerCards>) {
  const { prices } = useSite()
  return (
    <div className="offer-cards">
      <ul className="price-cards">
        {offers.map(card => (
          <OfferCard key={card.heading.id} {...card} />
        ))}
      </ul>
      <p className="note">{priceNote(prices)}</p>
    </div>
  )
}

function OfferCard({ price, unit, badge, heading, body, actions }: PropsOf<typeof offer>) {
  return (
    <li className={badge ? 'price-card price-card-marked reveal' : 'price-card reveal'}>
      {badge && <p className="badge">{badge}</p>}
      <Title level={3} heading={heading} />
      <p className="price-card-price">
        <b>{price}</b> {unit && <span className="price-card-unit">{unit}</span>}
      </p>
      <div className="price-card-body">
        <Blocks blocks={body} ticks />
      </div>
      {actions.length > 0 && (
        <p className="price-card-buttons">
          {actions.map((action, index) => (
            <a
              key={action.href + action.label}
              className={badge && index === 0 ? 'button button-lime' : 'button button-ghost'}
              href={action.href}
            >
              {action.label}
            </a>
          ))}
        </p>
      )}
    </li>
  )
}
