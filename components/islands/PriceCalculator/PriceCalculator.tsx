import { useId, useState } from 'react'
import { euro, euroCents, thousands } from '../../format'
import type { Prices, Tier } from '../../frame/types'

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
export function PriceCalculator(props: CalculatorProps) {
  return 'tiers' in props ? <Packages {...props} /> : <Telephone {...props} />
}

function Packages({ tiers, note }: PackageProps & { note: string }) {
  const [messages, setMessages] = useState(1000)
  const costs = (tier: Priced) => tier.from + feeOf(messages, tier.perMessage)
  const [cheapest] = [...tiers].sort((a, b) => costs(a) - costs(b))
  const steps = tiers.slice(1).map((tier, index) => {
    const before = tiers[index]!
    return `${tier.name} kostet ab ${thousands(cheaperFrom(before, tier))} Nachrichten weniger als ${before.name}.`
  })
  return (
    <div className="calculator">
      <div className="calculator-controls">
        <AmountControl label="Nachrichten im Monat" value={messages} stops={MESSAGES} onChange={setMessages} />
        {cheapest && (
          <p role="status" className="calculator-answer">
            Startpreis und dieser Monat zusammen: Am wenigsten kostet <b>{cheapest.name}</b>, ab {euro(costs(cheapest))}
            .
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

type AmountControlProps = {
  label: string
  value: number
  /** Where the slider stops, smallest first; the field beside it takes any number up to 999.999. */
  stops: readonly number[]
  onChange: (value: number) => void
}

/** A number to type, with or without dots, which it gets afterwards, and a slider for those who would rather try. */
function AmountControl({ label, value, stops, onChange }: AmountControlProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <div className="calculator-control">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? thousands(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(wholeNumber(target.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <input
        type="range"
        aria-label={`${label}, Regler`}
        min={0}
        max={stops.length - 1}
        value={Math.max(0, stops.filter(stop => stop <= value).length - 1)}
        aria-valuetext={thousands(value)}
        onChange={event => onChange(stops[Number(event.target.value)] ?? 0)}
      />
    </div>
  )
}

/** `1.500` and `1 500` -> 1500, `1500,9` -> 1500; 0 where there is none, and never more than six digits. */
export function wholeNumber(typed: string): number {
  const number = Number.parseInt(typed.replace(/[.\s]/g, ''), 10) || 0
  return Math.min(Math.max(number, 0), 999_999)
}

/** What so many messages or minutes cost, in euro, at a fee in euro each. */
export function feeOf(count: number, fee: number): number {
  return Math.round(count * fee * 100) / 100
}

type Priced = { from: number; perMessage: number }

/** The messages of a month from which on `next` costs less than `tier`, starting price and messages taken together. */
export function cheaperFrom(tier: Priced, next: Priced): number {
  const cents = Math.round((tier.perMessage - next.perMessage) * 100)
  return Math.floor(((next.from - tier.from) * 100) / cents) + 1
}
