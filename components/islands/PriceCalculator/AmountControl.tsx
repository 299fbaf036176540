import { type ReactElement, useId } from 'react'
import { thousands } from './calculate'

type AmountControlProps = {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A slider in steps of 100, with its value above it as it will be read aloud. */
export function AmountControl({ label, value, min, max, onChange }: AmountControlProps): ReactElement {
  const id = useId()
  return (
    <div className="calculator-control">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{thousands(value)}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={100}
        value={value}
        aria-valuetext={thousands(value)}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}
