import { euro } from '../../../shared/money'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import type { Tier } from '../../facts/prices'
import { amountOf, monthOf, partLabel, priceNote } from '../../facts/tiers'
import { Icon } from '../../ui/Icon'
import { useFormHref, useSite } from '../../ui/site-context'
import { Words } from '../../ui/Words'
import type { packageComparison } from './PackageComparison.contract'

/** The three packages side by side. On phones CSS sets each name above its cells. */
export function PackageComparison({ example, rows }: PropsOf<typeof packageComparison>) {
  const { prices } = useSite()
  const [start, message] = prices.priceParts
  return (
    <div className="package-comparison reveal">
      <table className="table card">
        <caption className="visually-hidden">Die Pakete im Vergleich</caption>
        <thead>
          <tr>
            <th scope="col">Leistung</th>
            {prices.tiers.map(tier => (
              <th scope="col" className={markOf(tier)} key={tier.id}>
                {tier.recommended && <span className="badge">EMPFOHLEN</span>} {tier.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TierRow
            title={partLabel('Startpreis', start)}
            tiers={prices.tiers}
            cell={tier => <b>ab {euro(tier.from)}</b>}
          />
          <TierRow
            title={partLabel('Pro Nachricht', message)}
            tiers={prices.tiers}
            cell={tier => euro(tier.perMessage)}
          />
          {example && (
            <TierRow
              title={keepTogether(`Beispielmonat ${example.business}, ${amountOf(example)}`)}
              tiers={prices.tiers}
              cell={tier => `zzgl. ${monthOf(example, tier)}`}
            />
          )}
          {rows.map(row => (
            <TierRow
              key={row.feature}
              title={row.feature}
              tiers={prices.tiers}
              cell={tier => <Offered value={row[tier.id]} />}
            />
          ))}
        </tbody>
        <tfoot>
          <TierRow tiers={prices.tiers} cell={tier => <TierButton tier={tier} />} />
        </tfoot>
      </table>
      <p className="price-note note">{keepTogether(priceNote(prices))}</p>
    </div>
  )
}

/** The column of the package that we advise stands on a ground of its own. */
function markOf({ recommended }: Tier): string | undefined {
  return recommended ? 'package-advised' : undefined
}

type TierRowProps = {
  title?: string
  tiers: readonly Tier[]
  cell: (tier: Tier) => React.ReactNode
}

function TierRow({ title, tiers, cell }: TierRowProps) {
  return (
    <tr>
      {title ? (
        <th scope="row">
          <Words text={title} />
        </th>
      ) : (
        <td />
      )}
      {tiers.map(tier => (
        <td data-label={tier.name} className={markOf(tier)} key={tier.id}>
          {cell(tier)}
        </td>
      ))}
    </tr>
  )
}

/** `ja` and `nein` become a tick and a dash; anything else is shown as it is written. */
function Offered({ value }: { value: string }) {
  if (value !== 'ja' && value !== 'nein') return <Words text={value} />
  return (
    <>
      <span className="visually-hidden">{value}</span>
      {value === 'ja' ? (
        <Icon name="check" size={26} />
      ) : (
        <span className="note" aria-hidden="true">
          –
        </span>
      )}
    </>
  )
}

function TierButton({ tier }: { tier: Tier }) {
  const toForm = useFormHref()
  return (
    <a
      className={tier.recommended ? 'button button-small' : 'button button-small button-ghost'}
      href={toForm(tier.button.path, tier.name)}
    >
      {tier.button.label}
      <span className="visually-hidden"> mit {tier.name}</span>
    </a>
  )
}
