import { useId, useState } from 'react'
import { euro, euroCents, feeOf, thousands } from '../../../shared/money'
import type { Prices } from '../../facts/prices'
import { useTypedFields } from '../typed-fields'
import { Amount } from './Amount'

export type TelephoneProps = Pick<Prices, 'telephone' | 'condition'>

/** `0,75 € pro Minute`, on one line. */
const perMinute = (amount: number): string => `${euroCents(amount)}\u00a0pro\u00a0Minute`

/** What a month on the telephone saves, large, and the two prices it comes from. */
export function Telephone({ telephone, condition }: TelephoneProps) {
  const id = useId()
  const [minutes, setMinutes] = useState(1000)
  const [chosen, setChosen] = useState(0)
  useTypedFields((name, value) => name === 'leistung' && setChosen(Number(value)))
  const task = telephone.tasks[chosen]
  if (!task) return null
  const [withAi, regular] = [feeOf(minutes, task.ai), feeOf(minutes, task.regular)]
  return (
    <div className="calculator card stack">
      <div className="calculator-controls scripted stack">
        <div className="calculator-control stack">
          <label htmlFor={id}>Leistung</label>
          <div className="field-select">
            <select
              id={id}
              className="control"
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
        <Amount label="Minuten im Monat" name="minuten" value={minutes} onChange={setMinutes} />
      </div>
      <div className="calculator-answer card stack" data-tone="night">
        <output>
          {/* As in Packages.tsx. */}
          <span className="stack" key={`${chosen} ${minutes}`}>
            <b className="title">
              {task.service}: {`${thousands(minutes)}\u00a0${minutes === 1 ? 'Minute' : 'Minuten'}`}{' '}
              im Monat
            </b>{' '}
            <strong>Sie sparen im Monat</strong>{' '}
            <b className="calculator-figure figure">{euro(regular - withAi)}</b>{' '}
            <span>
              Mit KI {euro(withAi)} ({perMinute(task.ai)}), regulär {euro(regular)} (
              {perMinute(task.regular)}).
            </span>
          </span>
        </output>{' '}
        <p>
          Dazu kommt einmalig die Einrichtung von <b className="title">{euro(telephone.setup)}</b>{' '}
          je Leistung, alles {condition}
        </p>
      </div>
    </div>
  )
}
