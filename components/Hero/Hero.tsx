import { Exhibit } from '../Exhibit'
import { Bust } from '../Face'
import { tintOf } from '../personas'
import { Actions, Blocks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { hero } from './Hero.contract'
import { startPrice } from './start-price'

/** The first screen of a page: title, words and buttons, the exhibit, and what stands in small letters. */
export function Hero({ kicker, note, price, persona, look, heading, body, actions, exhibit }: PropsOf<typeof hero>) {
  const { prices } = useSite()
  const layout = exhibit ? (look === 'wide' ? ' hero-wide' : ' hero-split') : ''
  return (
    <section className={`hero${layout}${persona ? ' hero-persona' : ''}`} data-tint={persona && tintOf(persona)}>
      <div className="container hero-grid">
        <div className="hero-title">
          <p className="kicker">{kicker}</p>
          <Title level={1} heading={heading} />
        </div>
        <div className="hero-body">
          <div className="lead">
            <Blocks blocks={body} />
          </div>
          <Actions actions={actions} />
        </div>
        {exhibit && (
          <div className="hero-exhibit">
            {persona && <Bust name={persona} size={320} lazy={false} />}
            <Exhibit {...exhibit} />
          </div>
        )}
        {(note || price) && (
          <div className="hero-note note">
            {note && <p>{note}</p>}
            {price && <p>{startPrice(price, prices)}</p>}
          </div>
        )}
      </div>
    </section>
  )
}
