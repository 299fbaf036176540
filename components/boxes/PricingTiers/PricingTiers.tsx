import { euro } from '../../../shared/money'
import type { Inline } from '../../contract/rich-text'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import type { Tier } from '../../facts/prices'
import { amountOf, monthOf, partLabel, priceNote, type WorkedExample } from '../../facts/tiers'
import { Ticks } from '../../ui/RichText'
import { useFormHref, useSite } from '../../ui/site-context'
import type { pricingTiers } from './PricingTiers.contract'

/** BASIC, PRO, ENTERPRISE. Without boxes each tier shows its default features from content/prices.yaml. */
export function PricingTiers(own: PropsOf<typeof pricingTiers>) {
  const { prices } = useSite()
  return (
    <div className="pricing-tiers">
      <ul className="price-cards stack">
        {prices.tiers.map(tier => (
          <TierCard
            key={tier.id}
            tier={tier}
            example={own.example}
            features={
              own[tier.id]?.features ?? tier.features.map(feature => [keepTogether(feature)])
            }
          />
        ))}
      </ul>
      <p className="price-note note">{keepTogether(priceNote(prices))}</p>
    </div>
  )
}

type TierCardProps = {
  tier: Tier
  features: readonly (readonly Inline[])[]
  example: WorkedExample | undefined
}

function TierCard({ tier, features, example }: TierCardProps) {
  const toForm = useFormHref()
  const [start, message] = useSite().prices.priceParts
  return (
    <li className="price-card card stack reveal" data-tone={tier.recommended ? 'night' : undefined}>
      <div className="cluster spread">
        {tier.recommended && <p className="badge">EMPFOHLEN</p>}
        <h3>{tier.name}</h3>
      </div>
      <p className="price-card-tagline">{tier.tagline}</p>
      <p className="price-card-price">
        <span>{partLabel('Startpreis', start)} ab</span> <b className="figure">{euro(tier.from)}</b>
        <span className="price-card-unit">
          {keepTogether(`zzgl. ${euro(tier.perMessage)}`)} {partLabel('pro Nachricht', message)}
        </span>
      </p>
      {example && (
        <p className="price-card-month">
          Beispielmonat {example.business}:
          <br />
          <b>{keepTogether(`zzgl. ${monthOf(example, tier)}`)}</b> für{' '}
          {keepTogether(amountOf(example))}
        </p>
      )}
      <a
        className={tier.recommended ? 'button' : 'button button-ghost'}
        href={toForm(tier.button.path, tier.name)}
      >
        {tier.button.label}
      </a>
      <Ticks className="ticks" items={features} />
    </li>
  )
}
