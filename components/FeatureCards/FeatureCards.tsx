import { Blocks, CardLinks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import drawings from './card-drawings.json' with { type: 'json' }
import { cardsLooks, type featureCards } from './FeatureCards.contract'

/** Things of equal rank. As cards three stand in a row where there is room and that fills every row, else two. */
export function FeatureCards({ look, cards }: PropsOf<typeof featureCards>) {
  const plain = cards.length % 3 === 0 ? 'feature-cards feature-cards-3' : 'feature-cards'
  return (
    <ul className={look ? `cards-${cardsLooks[look]}` : plain}>
      {cards.map(card => (
        <li
          className={`feature-card reveal${card.look === 'mirror' ? ' card-mirror' : ''}`}
          key={card.heading.id}
        >
          {card.look && (
            <div className="card-scene">
              <Blocks blocks={card.body.filter(({ kind }) => kind !== 'p')} />
            </div>
          )}
          {card.icon && (
            <span className="feature-icon">
              <CardIcon name={card.icon} />
            </span>
          )}
          <Title level={3} heading={card.heading} />
          <div className="prose">
            <Blocks blocks={card.look ? card.body.filter(({ kind }) => kind === 'p') : card.body} />
          </div>
          <CardLinks actions={card.actions} />
        </li>
      ))}
    </ul>
  )
}

/** In the page's HTML, so that no icon comes later than its card. */
function CardIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      className="icon"
      width="34"
      height="34"
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from the icon package, never from content
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  )
}
