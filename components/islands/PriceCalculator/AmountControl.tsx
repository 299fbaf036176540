import { type ReactElement, useId } from 'react'
import { thousands } from './calculate'

type AmountControlProps = {
  label: string
  value: number
  /** Where the slider stops, smallest first; the field beside it takes any whole number from the first to the last. */
  stops: readonly number[]
  onChange: (value: number) => void
}

/** A number to type, and a slider for those who would rather try. */
export function AmountControl({ label, value, stops, onChange }: AmountControlProps): ReactElement {
  const id = useId()
  const [least, most] = [stops[0] ?? 0, stops.at(-1) ?? 0]
  return (
    <div className="calculator-control">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value || ''}
        onChange={event => onChange(Math.max(0, Math.min(most, Math.round(event.target.valueAsNumber || 0))))}
        onBlur={() => onChange(Math.max(least, value))}
      />
      <input
        type="range"
        aria-label={`${label}, Regler`}
        min={0}
        max={stops.length - 1}
        value={Math.max(0, stops.filter(stop => stop <= value).length - 1)}
        aria-valuetext={thousands(value)}
        onChange={event => onChange(stops[Number(event.target.value)] ?? least)}
      />
    </div>
  )
}
