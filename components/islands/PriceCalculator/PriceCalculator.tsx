import { type ReactElement, useState } from 'react'
import { euro, euroCents } from '../../format'
import type { Prices, Tier } from '../../frame/types'
import { AmountControl } from './AmountControl'
import { cheaperFrom, cheapestFor, feeOf, thousands } from './calculate'

const MESSAGES = [
  100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000,
  75_000, 100_000, 150_000, 200_000, 250_000,
]
const MINUTES = [100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000]

type PackageProps = { tiers: Pick<Tier, 'name' | 'from' | 'perMessage'>[] }
type TelephoneProps = Pick<Prices, 'telephone'>

/** Either the packages or the telephone; `note` is the condition under every price. */
export type CalculatorProps = { note: string } & (PackageProps | TelephoneProps)

/** What a month costs. The server renders a usual month; with JavaScript visitors set their own. */
export function PriceCalculator(props: CalculatorProps): ReactElement {
  return 'tiers' in props ? <Packages {...props} /> : <Telephone {...props} />
}

function Packages({ tiers, note }: PackageProps & { note: string }) {
  const [messages, setMessages] = useState(1000)
  const cheapest = cheapestFor(messages, tiers)
  const steps = tiers.flatMap((tier, index) => {
    const before = tiers[index - 1]
    return before
      ? [`${tier.name} kostet ab ${thousands(cheaperFrom(before, tier))} Nachrichten weniger als ${before.name}.`]
      : []
  })
  return (
    <div className="calculator">
      <div className="calculator-controls">
        <AmountControl label="Nachrichten im Monat" value={messages} stops={MESSAGES} onChange={setMessages} />
        {cheapest && (
          <p role="status" className="calculator-answer">
            Startpreis und dieser Monat zusammen: Am wenigsten kostet <b>{cheapest.name}</b>, ab{' '}
            {euro(cheapest.from + feeOf(messages, cheapest.perMessage))}.
          </p>
        )}
      </div>
      <table>
        <caption>Ein Monat mit {thousands(messages)} Nachrichten</caption>
        <thead>
          <tr>
            <th scope="col">Paket</th>
            <th scope="col">Startpreis</th>
            <th scope="col">Nachrichten</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(tier => (
            <tr key={tier.name}>
              <th scope="row">{tier.name}</th>
              <td>ab {euro(tier.from)}</td>
              <td>
                <b>{euro(feeOf(messages, tier.perMessage))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="calculator-note">
        Startpreis und Nachrichten eines Monats zusammengezählt: {steps.join(' ')} {note}
      </p>
    </div>
  )
}

function Telephone({ telephone, note }: TelephoneProps & { note: string }) {
  const [minutes, setMinutes] = useState(1000)
  const [chosen, setChosen] = useState(0)
  const task = telephone.tasks[chosen]
  if (!task) return <p>{note}</p>
  const [withAi, regular] = [feeOf(minutes, task.ai), feeOf(minutes, task.regular)]
  return (
    <div className="calculator">
      <div className="calculator-controls">
        <div className="calculator-control">
          <label htmlFor="rechner-leistung">Leistung</label>
          <select id="rechner-leistung" value={chosen} onChange={event => setChosen(Number(event.target.value))}>
            {telephone.tasks.map(({ service }, index) => (
              <option value={index} key={service}>
                {service}
              </option>
            ))}
          </select>
        </div>
        <AmountControl label="Minuten im Monat" value={minutes} stops={MINUTES} onChange={setMinutes} />
      </div>
      <table>
        <caption>
          {task.service}, ein Monat mit {thousands(minutes)} Minuten
        </caption>
        <tbody>
          <tr>
            <th scope="row">Mit KI, {euroCents(task.ai)} pro Minute</th>
            <td>
              <b>{euro(withAi)}</b>
            </td>
          </tr>
          <tr>
            <th scope="row">Regulär, {euroCents(task.regular)} pro Minute</th>
            <td>{euro(regular)}</td>
          </tr>
          <tr>
            <th scope="row">Sie sparen im Monat</th>
            <td>
              <output aria-label="Sie sparen im Monat">{euro(regular - withAi)}</output>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="calculator-note">
        Dazu kommt einmalig die Einrichtung von {euro(telephone.setup)} je Leistung. {note}
      </p>
    </div>
  )
}
