import { euro, euroCents } from '../../../shared/money'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import type { TelephoneTask } from '../../facts/prices'
import { priceNote } from '../../facts/tiers'
import { Bar } from '../../ui/Bar'
import { useSite } from '../../ui/site-context'
import type { priceTable } from './PriceTable.contract'

const COLUMNS = ['Mit KI', 'Regulär', 'Ersparnis']

/** Minute prices, AI against regular. On phones what a row is about stands above its figures. */
export function PriceTable({ caption }: PropsOf<typeof priceTable>) {
  const { prices } = useSite()
  const { telephone } = prices
  const highest = Math.max(...telephone.tasks.map(task => task.regular))
  return (
    <div className="price-table reveal">
      <table>
        <caption className="title">
          <span className="cluster spread">
            <span>{caption}</span>{' '}
            <span className="price-table-setup">
              <b className="title">{euro(telephone.setup)}</b> Einrichtung, einmalig je Leistung
            </span>
          </span>
        </caption>
        <thead>
          <tr>
            {['Leistung', ...COLUMNS].map(title => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {telephone.tasks.map(task => (
            <Row key={task.service} task={task} setup={telephone.setup} highest={highest} />
          ))}
        </tbody>
      </table>
      <p className="price-note note">
        Gerechnet wird pro Minute. Regulär heißt: Ein Mensch telefoniert.{' '}
        {keepTogether(priceNote(prices))}
      </p>
    </div>
  )
}

type RowProps = {
  task: TelephoneTask
  /** Euro, once. */
  setup: number
  /** The highest price of the table, euro per minute. */
  highest: number
}

function Row({ task, setup, highest }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {task.service}{' '}
        <small>
          {task.type}, Einrichtung {euro(setup)}
        </small>
      </th>
      <td data-label={COLUMNS[0]}>
        <b>{euroCents(task.ai)}</b>
      </td>
      <td data-label={COLUMNS[1]}>{euroCents(task.regular)}</td>
      <td data-label={COLUMNS[2]}>
        <span className="price-table-bars">
          <Bar figure={task.ai} highest={highest} />
          <Bar figure={task.regular} highest={highest} />
        </span>
        <span className="badge">{savingsPercent(task)} %</span>
      </td>
    </tr>
  )
}

/** How much less the AI costs, in whole percent of the regular price: 0.75 against 1.50 is 50. */
function savingsPercent({ ai, regular }: Pick<TelephoneTask, 'ai' | 'regular'>): number {
  return Math.round(((regular - ai) / regular) * 100)
}
