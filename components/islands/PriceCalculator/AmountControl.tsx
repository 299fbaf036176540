import { useId, useState } from 'react'
import { thousands } from '../../../shared/money'
import { useTypedFields } from '../typed-fields'
import { wholeNumber } from './counting'

type AmountControlProps = {
  label: string
  name: string
  value: number
  /** Where the slider stops, smallest first; the field beside it takes any number up to LARGEST. */
  stops: readonly number[]
  onChange: (value: number) => void
}

/** A number to type, with or without dots, which it gets afterwards, and a slider for those who would rather try. */
export function AmountControl({ label, name, value, stops, onChange }: AmountControlProps) {
  const id = useId()
  const limit = useId()
  const [typed, setTyped] = useState<string>()
  const [isTooLarge, setTooLarge] = useState(false)
  const type = (text: string) => {
    const number = wholeNumber(text)
    setTooLarge(number > LARGEST)
    onChange(Math.min(number, LARGEST))
  }
  const slide = (stop: string) => {
    setTooLarge(false)
    onChange(stops[Number(stop)] ?? 0)
  }
  useTypedFields((field, text) => {
    if (field === name) {
      type(text)
      setTyped(text)
    } else if (field === `${name}-regler`) slide(text)
  })
  return (
    <div className="calculator-control">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? thousands(value)}
        aria-describedby={limit}
        onChange={({ target }) => {
          setTyped(target.value)
          type(target.value)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <input
        type="range"
        name={`${name}-regler`}
        aria-label={`${label}, Regler`}
        min={0}
        max={stops.length - 1}
        value={Math.max(0, stops.filter(stop => stop <= value).length - 1)}
        aria-valuetext={thousands(value)}
        onChange={event => slide(event.target.value)}
      />
      <p id={limit} className="calculator-limit" aria-live="polite">
        {isTooLarge && (
          <span>
            Gerechnet wird bis <span translate="no">{thousands(LARGEST)}</span>. Für mehr{' '}
            <a href="/kontaktinformationen">machen wir Ihnen ein Angebot</a>.
          </span>
        )}
      </p>
    </div>
  )
}

/** The largest number that the field beside the slider has room for at every width. */
const LARGEST = 999_999
