import { type InputHTMLAttributes, type ReactElement, useId } from 'react'

type FieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
> & { label: string }

/** A required one-line field with its label above. Uncontrolled: what is typed before hydration stays. */
export function Field({ label, ...input }: FieldProps): ReactElement {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} required {...input} />
    </div>
  )
}
