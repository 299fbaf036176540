import { type InputHTMLAttributes, type ReactElement, useId } from 'react'

type FieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
> & { label: string; hint?: string }

/** A required one-line field with its label above. Uncontrolled: what is typed before hydration stays. */
export function Field({ label, hint, ...input }: FieldProps): ReactElement {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <input id={id} required aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
    </div>
  )
}
