import { useId } from 'react'
import { thousands } from '../../../shared/money'
import { useTypedFields } from '../typed-fields'
import { wholeNumber } from './counting'

type AmountProps = { label: string; name: string; value: number; onChange: (value: number) => void }

/** How many in a month: a number to type, with or without dots, and a slider for those who would rather try. */
export function Amount({ label, name, value, onChange }: AmountProps) {
  const id = useId()
  useTypedFields((field, text) => {
    if (field.startsWith(name)) onChange(wholeNumber(text))
  })
  return (
    <div className="calculator-control stack">
      <label className="title" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="control"
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={value ? thousands(value) : ''}
        onChange={event => onChange(wholeNumber(event.target.value))}
      />
      <input
        type="range"
        name={`${name}-regler`}
        aria-label={`${label}, Regler`}
        min={100}
        max={10_000}
        step={100}
        value={value}
        aria-valuetext={thousands(value)}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}
