import { type ReactElement, useContext, useId } from 'react'
import { IslandIcon } from '../IslandIcon'
import { FieldErrorsContext } from './field-errors'

/** What a field's control must be given: its name, its place and what is wrong with it. */
type ControlProps = {
  id: string
  className: 'control'
  name: string
  required: true
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  name: string
  /** Spans both columns of the form. */
  wide?: boolean
  /** A sentence below the control, for those it does not fit. */
  note?: string
  children: (control: ControlProps) => ReactElement
}

/**
 * A field, required as all are (RequestForm.tsx says so to visitors): its label above, what is wrong with it below.
 * Uncontrolled, so that what is typed before hydration stays.
 */
export function Field({ label, name, wide, note, children }: FieldProps) {
  const id = useId()
  const error = useContext(FieldErrorsContext)[name]
  const described = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'control',
        name,
        required: true,
        'aria-invalid': error && true,
        'aria-describedby': described || undefined,
      })}
      {note && (
        <p id={`${id}-note`} className="note">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <IslandIcon name="warning-circle" />
          <span lang={navigator.language}>{error.message}</span>
        </p>
      )}
    </div>
  )
}
