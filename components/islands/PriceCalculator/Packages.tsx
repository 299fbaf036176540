import { useState } from 'react'
import { euro, feeOf, thousands } from '../../../shared/money'
import type { Tier } from '../../facts/prices'
import { Words } from '../../ui/Words'
import { useTypedFields } from '../typed-fields'
import { Amount } from './Amount'

type Package = Pick<Tier, 'name' | 'need' | 'from' | 'perMessage' | 'recommended' | 'button'>

/** `tiers` from the smallest to the largest; each also does what those before it do. */
export type PackagesProps = { tiers: Package[]; condition: string }

/** What the messages of a month cost in the package that does what is needed, large, and below what it costs at the start. */
export function Packages({ tiers, condition }: PackagesProps) {
  const [messages, setMessages] = useState(1000)
  const [needed, setNeeded] = useState(() =>
    Math.max(
      0,
      tiers.findIndex(tier => tier.recommended),
    ),
  )
  useTypedFields((name, value) => name === 'bedarf' && setNeeded(Number(value)))
  const tier = tiers[needed]
  if (!tier) return null
  return (
    <div className="calculator card stack">
      <div className="calculator-controls scripted stack">
        <Amount
          label="Nachrichten im Monat"
          name="nachrichten"
          value={messages}
          onChange={setMessages}
        />
        <fieldset className="calculator-needs stack">
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
              <span>
                <Words text={need} />
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="calculator-answer card stack" data-tone="night">
        <output>
          {/* As a whole: a browser may have translated the words, which takes React's text out of the page. */}
          <span className="stack" key={`${tier.name} ${messages}`}>
            <b className="title">
              <span translate="no">{tier.name}</span>: {thousands(messages)}{' '}
              {messages === 1 ? 'Nachricht' : 'Nachrichten'} im Monat
            </b>{' '}
            <b className="calculator-figure figure">{euro(feeOf(messages, tier.perMessage))}</b>{' '}
            <span>
              {euro(tier.perMessage)} pro Nachricht, dazu der Startpreis ab{' '}
              <b className="title">{euro(tier.from)}</b>, {condition}
            </span>
          </span>
        </output>
        <a className="button" href={tier.button.path}>
          {tier.button.label}
        </a>
      </div>
    </div>
  )
}
