import type { PropsOf } from '../../contract/shapes'
import { Blocks, CardLinks, Title } from '../../ui/RichText'
import drawings from './card-drawings.json' with { type: 'json' }
import type { featureCards } from './FeatureCards.contract'

/** Things of equal rank, line by line. */
export function FeatureCards({ cards }: PropsOf<typeof featureCards>) {
  return (
    <ul className="lines">
      {cards.map(card => (
        <li className="feature-card reveal" key={card.heading.id}>
          <div className="cluster">
            {card.icon && <CardIcon name={card.icon} />}
            <Title level={3} heading={card.heading} />
          </div>
          <div className="prose">
            <Blocks blocks={card.body} ticks />
            <CardLinks actions={card.actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** In the page's HTML, so that no icon comes later than its card. */
function CardIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      className="icon chip"
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in card-drawings.json, never from content
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  )
}
