import { useId, useState } from 'react'
import { figuresIn, thousands } from '../../../shared/money'
import { useTypedFields } from '../typed-fields'

type AmountProps = { label: string; name: string; value: number; onChange: (value: number) => void }

/** How many in a month: a number to type, with or without dots, and a slider for those who would rather try. */
export function Amount({ label, name, value, onChange }: AmountProps) {
  const id = useId()
  // „12,5“ is typed letter by letter: its comma stays in the field, though only 12 count.
  const [typed, setTyped] = useState('')
  const written = value ? thousands(value) : ''
  useTypedFields((field, text) => {
    if (field.startsWith(name)) onChange(countIn(text))
  })
  return (
    <div className="calculator-control stack">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed.includes(',') && countIn(typed) === value ? typed : written}
        onChange={event => {
          setTyped(event.target.value)
          onChange(countIn(event.target.value))
        }}
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

/** `1 500`, `2k` -> 2000, `1500,9` -> 1500; 0 where there is none. Dots are the field's own: of `1.500` a backspace leaves `1.50`. */
export function countIn(typed: string): number {
  const [figure] = figuresIn(typed.replaceAll('.', ''))
  return Math.floor(figure?.value ?? 0)
}
