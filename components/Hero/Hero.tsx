import { euro, euroCents } from '../../shared/money'
import { boxComponents } from '../box-components'
import { Bust } from '../Face'
import type { Prices } from '../frame/types'
import { tintOf } from '../personas'
import { Blocks, ButtonRow, Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { keepTogether } from '../typography'
import { grounds } from './grounds'
import type { hero } from './Hero.contract'
import { hasStage, looks } from './looks'

/** The first screen of a page: title, words and buttons, the exhibit, and what stands in small letters. */
export function Hero({
  kicker,
  note,
  price,
  persona,
  look,
  ground,
  heading,
  body,
  actions,
  exhibit,
}: PropsOf<typeof hero>) {
  const { prices } = useSite()
  const Exhibit = exhibit && boxComponents[exhibit.tag]
  const isStage = hasStage(look)
  return (
    <section
      className={classesOf({ look, ground, persona, isBeside: Boolean(exhibit) && !isStage })}
      data-tint={persona && tintOf(persona)}
    >
      <div className="container hero-grid">
        <div className="hero-title">
          <h1 id={heading.id}>
            <span className="kicker">{kicker}</span>
            <span className="visually-hidden">: </span>
            <Text content={heading.content} />
          </h1>
        </div>
        <div className="hero-body">
          <div className="lead">
            <Blocks blocks={body} />
          </div>
          <ButtonRow actions={actions} />
        </div>
        {(note || price) && (
          <div className="hero-note note">
            {note && <p>{keepTogether(note)}</p>}{' '}
            {price && <p>{keepTogether(startPrice(price, prices))}</p>}
          </div>
        )}
        {Exhibit && !isStage && (
          <div className="hero-exhibit">
            {persona && <Bust name={persona} size={320} lazy={false} />}
            <Exhibit {...exhibit.props} />
          </div>
        )}
      </div>
      {Exhibit && isStage && (
        <div className="hero-stage">
          {persona && <Bust name={persona} size={320} lazy={false} />}
          <Exhibit {...exhibit.props} />
        </div>
      )}
    </section>
  )
}

type Looks = Pick<PropsOf<typeof hero>, 'look' | 'ground' | 'persona'> & {
  /** Whether the exhibit stands beside the words. */
  isBeside: boolean
}

function classesOf({ look, ground, persona, isBeside }: Looks): string {
  const isDark = ground === 'Nacht' || ground === 'Leitung' || look === 'Kino'
  const classes = [
    'hero',
    isBeside && 'hero-split',
    look && `hero-${looks[look].name}`,
    persona && 'hero-persona',
    ground && `hero-${grounds[ground]}`,
    isDark && 'band-night',
  ]
  return classes.filter(Boolean).join(' ')
}

/** „Ab 500 €, mit Buchungen oder auf WhatsApp ab 1.500 €, exkl. USt.“: what it costs to start, in one sentence from content/prices.yaml. */
function startPrice(
  offer: NonNullable<PropsOf<typeof hero>['price']>,
  { condition, tiers, telephone }: Prices,
): string {
  const from = (id: string) => euro(tiers.find(tier => tier.id === id)?.from ?? 0)
  const lowest = Math.min(...telephone.tasks.map(task => task.ai))
  const sentence = {
    Website: `Ab ${from('basic')}`,
    WhatsApp: `Auf WhatsApp ab ${from('pro')}`,
    'Website und WhatsApp': `Ab ${from('basic')}, mit Buchungen oder auf WhatsApp ab ${from('pro')}`,
    Telefon: `Ab ${euroCents(lowest)} pro Minute, Einrichtung je Leistung einmalig ${euro(telephone.setup)}`,
  }[offer]
  return `${sentence}, ${condition}`
}
