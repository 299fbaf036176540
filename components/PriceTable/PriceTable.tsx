import { euro, euroCents } from '../format'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { PriceRow, priceTable } from './PriceTable.contract'
import { savingsPercent } from './savings'

/** Minute prices, AI against regular. On phones CSS turns rows into labelled cards. */
export function PriceTable({ caption, rows }: PropsOf<typeof priceTable>) {
  const { prices } = useSite()
  const setups = new Set(rows.map(row => row.setup))
  const oneSetup = setups.size === 1 ? rows[0]?.setup : undefined
  const highest = Math.max(...rows.map(row => row.regularPrice))
  return (
    <div className="price-table reveal">
      <table>
        <caption>
          <span className="price-table-caption">
            {caption}{' '}
            {oneSetup !== undefined && (
              <span className="price-table-setup">
                <b>{euro(oneSetup)}</b> Einrichtung, einmalig je Leistung
              </span>
            )}
          </span>
        </caption>
        <thead>
          <tr>
            <ColumnHeads titles={['Leistung', 'Mit KI', 'Regulär', 'Ersparnis']} />
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.service + row.type} row={row} highest={highest} />
          ))}
        </tbody>
      </table>
      <p className="note">Alle Preise {prices.condition}, KI und regulär pro Minute, Einrichtung einmalig.</p>
    </div>
  )
}

function ColumnHeads({ titles }: { titles: readonly string[] }) {
  return titles.map(title => (
    <th scope="col" key={title}>
      {title}
    </th>
  ))
}

function Row({ row, highest }: { row: PriceRow; highest: number }) {
  return (
    <tr>
      <th scope="row">
        {row.service}{' '}
        <small>
          {row.type}, {euro(row.setup)} Einrichtung
        </small>
      </th>
      <td className="price-table-ai" data-label="Mit KI">
        <b>{euroCents(row.aiPrice)}</b>
        <Bar share={row.aiPrice / highest} />
      </td>
      <td className="price-table-regular" data-label="Regulär">
        {euroCents(row.regularPrice)}
        <Bar share={row.regularPrice / highest} />
      </td>
      <td data-label="Ersparnis">
        <span className="price-table-savings">{savingsPercent(row)} %</span>
      </td>
    </tr>
  )
}

/** A price as a length, `share` of the highest one (0 to 1). Only for the eye: the number stands above it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="price-table-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <line x2={Math.round(share * 100)} y1="3" y2="3" />
    </svg>
  )
}
