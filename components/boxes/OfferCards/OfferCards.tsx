import { inlineText } from '../../contract/rich-text'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { priceNote } from '../../facts/tiers'
import { Blocks, Title } from '../../ui/RichText'
import { useFormHref, useSite } from '../../ui/site-context'
import { type offer, type offerCards, unitOf } from './OfferCards.contract'

/** Offers with prices of their own; the main button is on the one with a badge. */
export function OfferCards({ of, offers }: PropsOf<typeof offerCards>) {
  const { prices } = useSite()
  return (
    <div className="offer-cards">
      <ul className="price-cards stack">
        {offers.map(card => (
          <OfferCard key={card.heading.id} unit={unitOf(of, card.price)} {...card} />
        ))}
      </ul>
      <p className="price-note note">{keepTogether(priceNote(prices))}</p>
    </div>
  )
}

type OfferCardProps = PropsOf<typeof offer> & { unit: string }

function OfferCard({ price, unit, badge, heading, body, actions }: OfferCardProps) {
  const toForm = useFormHref()
  return (
    <li className="price-card card stack reveal" data-tone={badge && 'night'}>
      <div className="cluster spread">
        {badge && <p className="badge">{badge}</p>}
        <Title level={3} heading={heading} />
      </div>
      <p className="price-card-price">
        <b className="figure">{price}</b> {unit && <span className="note">{unit}</span>}
      </p>
      <p className="price-card-buttons stack">
        {actions.map(action => (
          <a
            key={action.href + action.label}
            className={badge ? 'button' : 'button button-ghost'}
            href={toForm(action.href, inlineText(heading.content))}
          >
            {action.label}
          </a>
        ))}
      </p>
      <div className="price-card-body stack">
        <Blocks blocks={body} ticks />
      </div>
    </li>
  )
}
