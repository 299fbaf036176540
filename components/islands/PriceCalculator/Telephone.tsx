import { useState } from 'react'
import { euro, euroCents, feeOf, thousands } from '../../../shared/money'
import type { Prices } from '../../frame/types'
import { useTypedFields } from '../typed-fields'
import { AmountControl } from './AmountControl'

const STOPS = [100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000]

export type TelephoneProps = Pick<Prices, 'telephone'> & { note: string }

/** What a month on the telephone saves, large, and the two prices it comes from. */
export function Telephone({ telephone, note }: TelephoneProps) {
  const [minutes, setMinutes] = useState(1000)
  const [chosen, setChosen] = useState(0)
  useTypedFields((name, { value }) => name === 'leistung' && setChosen(Number(value)))
  const task = telephone.tasks[chosen]
  if (!task) return <p>{note}</p>
  const [withAi, regular] = [feeOf(minutes, task.ai), feeOf(minutes, task.regular)]
  return (
    <div className="calculator">
      <div className="calculator-controls">
        <div className="calculator-control">
          <label htmlFor="rechner-leistung">Leistung</label>
          <div className="calculator-select">
            <select
              id="rechner-leistung"
              name="leistung"
              value={chosen}
              onChange={event => setChosen(Number(event.target.value))}
            >
              {telephone.tasks.map(({ service }, index) => (
                <option value={index} key={service}>
                  {service}
                </option>
              ))}
            </select>
          </div>
        </div>
        <AmountControl
          label="Minuten im Monat"
          name="minuten"
          value={minutes}
          stops={STOPS}
          onChange={setMinutes}
        />
      </div>
      <div className="calculator-answer">
        <p role="status">
          <span key={regular - withAi}>
            <span className="calculator-package">Sie sparen</span>{' '}
            <b className="calculator-figure" translate="no">
              {euro(regular - withAi)}
            </b>{' '}
            <span className="calculator-unit">im Monat</span>
          </span>
        </p>
        <p className="calculator-terms">
          Gegenüber dem regulären Preis. Dazu kommt einmalig die Einrichtung von{' '}
          {euro(telephone.setup)} je Leistung.
        </p>
      </div>
      <table>
        <caption>
          <span key={`${chosen} ${minutes}`}>
            {task.service}, ein Monat mit <span translate="no">{thousands(minutes)}</span>
            {'\u00a0'}
            Minuten
          </span>
        </caption>
        <tbody>
          <tr className="calculator-advised">
            <th scope="row">
              <span key={task.ai}>Mit KI, {euroCents(task.ai)} pro Minute</span>
            </th>
            <td>
              <b translate="no">{euro(withAi)}</b>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <span key={task.regular}>Regulär, {euroCents(task.regular)} pro Minute</span>
            </th>
            <td translate="no">{euro(regular)}</td>
          </tr>
        </tbody>
      </table>
      <p className="calculator-note">{note}</p>
    </div>
  )
}
