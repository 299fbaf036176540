import { IconImage } from '../frame/Icon'
import { Blocks, CardLinks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import type { featureCards } from './FeatureCards.contract'

/** Cards of equal rank: three in a row where there is room and that fills every row, else two. */
export function FeatureCards({ cards }: PropsOf<typeof featureCards>) {
  return (
    <ul className={cards.length % 3 === 0 ? 'feature-cards feature-cards-3' : 'feature-cards'}>
      {cards.map(card => (
        <li className="feature-card reveal" key={card.heading.id}>
          {card.icon && (
            <span className="feature-icon">
              <IconImage name={card.icon} size={34} />
            </span>
          )}
          <Title level={3} heading={card.heading} />
          <div className="prose">
            <Blocks blocks={card.body} />
          </div>
          <CardLinks actions={card.actions} />
        </li>
      ))}
    </ul>
  )
}
