import { boxComponents } from '../box-components'
import { Bust } from '../Face'
import { euro, euroCents } from '../format'
import type { Prices } from '../frame/types'
import { tintOf } from '../personas'
import { Actions, Blocks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { hero } from './Hero.contract'

/** The first screen of a page: title, words and buttons, the exhibit, and what stands in small letters. */
export function Hero({ kicker, note, price, persona, look, heading, body, actions, exhibit }: PropsOf<typeof hero>) {
  const { prices } = useSite()
  const Exhibit = exhibit && boxComponents[exhibit.tag]
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
        {Exhibit && (
          <div className="hero-exhibit">
            {persona && <Bust name={persona} size={320} lazy={false} />}
            <Exhibit {...exhibit.props} />
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

/** „Ab 500 €, auf WhatsApp ab 1.500 €, exkl. USt.“: what it costs to start, in one sentence from content/prices.yaml. */
function startPrice(
  offer: NonNullable<PropsOf<typeof hero>['price']>,
  { condition, tiers, telephone }: Prices,
): string {
  const from = (id: string) => euro(tiers.find(tier => tier.id === id)?.from ?? 0)
  const lowest = Math.min(...telephone.tasks.map(task => task.ai))
  const sentence = {
    Website: `Ab ${from('basic')}`,
    WhatsApp: `Auf WhatsApp ab ${from('pro')}`,
    'Website und WhatsApp': `Ab ${from('basic')}, auf WhatsApp ab ${from('pro')}`,
    Telefon: `Ab ${euroCents(lowest)} pro Minute, Einrichtung einmalig ${euro(telephone.setup)}`,
  }[offer]
  return `${sentence}, ${condition}`
}
