import { useState } from 'react'
import { cheaperFrom, euro, feeOf, thousands } from '../../../shared/money'
import type { Tier } from '../../frame/types'
import { useTypedFields } from '../typed-fields'
import { AmountControl } from './AmountControl'

const STOPS = [
  100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000,
  40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 250_000,
]

/** „E-Mail“ */
const HYPHENATED = /(\S+-\S+)/

/** What must not break at its own hyphen: every second piece of a text cut at HYPHENATED. */
function whole(piece: string, index: number) {
  if (index % 2 === 0) return piece
  return (
    <span className="whole" key={piece}>
      {piece}
    </span>
  )
}

type Package = Pick<Tier, 'name' | 'need' | 'from' | 'perMessage' | 'recommended' | 'button'>

/** `tiers` from the smallest to the largest; each also does what those before it do. */
export type PackagesProps = { tiers: Package[]; note: string }

/** Advises the package that does what is needed, with its price for a month; the table has the others. */
export function Packages({ tiers, note }: PackagesProps) {
  const [messages, setMessages] = useState(1000)
  const [needed, setNeeded] = useState(() =>
    Math.max(
      0,
      tiers.findIndex(tier => tier.recommended),
    ),
  )
  useTypedFields((name, { value }) => name === 'bedarf' && setNeeded(Number(value)))
  const advised = tiers[needed]
  return (
    <div className="calculator">
      <div className="calculator-controls">
        <AmountControl
          label="Nachrichten im Monat"
          name="nachrichten"
          value={messages}
          stops={STOPS}
          onChange={setMessages}
        />
        <fieldset className="calculator-needs">
          <legend>Was soll er können?</legend>
          {tiers.map(({ need }, index) => (
            <label key={need}>
              <input
                type="radio"
                name="bedarf"
                value={index}
                checked={index === needed}
                onChange={() => setNeeded(index)}
              />
              <span>{need.split(HYPHENATED).map(whole)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="calculator-answer">
        {advised && (
          <>
            <Advice tier={advised} messages={messages} />
            <a className="button button-lime" href={advised.button.path}>
              {advised.button.label}
            </a>
          </>
        )}
      </div>
      <details className="calculator-fold calculator-others">
        <summary>Alle Pakete</summary>
        <table>
          <caption>
            <span key={messages}>
              Ein Monat mit <span translate="no">{thousands(messages)}</span> Nachrichten
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Paket</th>
              <th scope="col">Startpreis</th>
              <th scope="col">Nachrichten</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, index) => (
              <tr key={tier.name} className={lookOf(index, needed)}>
                <th scope="row">
                  <span translate="no">{tier.name}</span>{' '}
                  {index < needed && <small>kann das nicht</small>}
                </th>
                <td>ab {euro(tier.from)}</td>
                <td>
                  <b translate="no">{euro(feeOf(messages, tier.perMessage))}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details className="calculator-fold">
        <summary>Ab wann sich das größere Paket rechnet</summary>
        <p>Startpreis und Nachrichten eines Monats zusammengezählt: {breakEven(tiers)}</p>
      </details>
      <p className="calculator-note">{note}</p>
    </div>
  )
}

/** Of a row: whether its package is advised, or cannot do what is needed. */
function lookOf(index: number, needed: number): string | undefined {
  if (index === needed) return 'calculator-advised'
  return index < needed ? 'calculator-unfit' : undefined
}

function Advice({ tier, messages }: { tier: Package; messages: number }) {
  return (
    <p role="status">
      <span key={`${tier.name} ${messages}`}>
        <span className="calculator-package">
          Dafür brauchen Sie <span translate="no">{tier.name}</span>.
        </span>{' '}
        <b className="calculator-figure" translate="no">
          {euro(feeOf(messages, tier.perMessage))}
        </b>{' '}
        <span className="calculator-unit">
          im Monat, dazu der Startpreis ab <span translate="no">{euro(tier.from)}</span>
        </span>{' '}
        <span className="calculator-terms">
          <span translate="no">{thousands(messages)}</span> Nachrichten zu je{' '}
          <span translate="no">{euro(tier.perMessage)}</span>.
        </span>
      </span>
    </p>
  )
}

function breakEven(tiers: readonly Package[]): string {
  const steps = tiers.slice(1).map((tier, index) => {
    const before = tiers[index]!
    return `${tier.name} kostet ab ${thousands(cheaperFrom(before, tier))} Nachrichten weniger als ${before.name}.`
  })
  return steps.join(' ')
}
