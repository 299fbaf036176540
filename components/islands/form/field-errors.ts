import { createContext } from 'react'
import { type Control, isControl } from '../typed-fields'

/** What is wrong with one field: its `id`, the words of its label, and the browser's own message, in its language. */
type FieldError = { id: string; label: string; message: string }

/** By field name. */
export type FieldErrors = Readonly<Record<string, FieldError>>

export const FieldErrorsContext = createContext<FieldErrors>({})

/** What the browser finds wrong in a form's fields, in their order. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.elements].filter(isControl).map(errorOf)
  return Object.fromEntries(wrong.filter(error => error !== undefined))
}

/** The errors after `control` has been validated again, in the order of the fields. */
export function withControl(errors: FieldErrors, control: Control): FieldErrors {
  const present = control.form ? findErrors(control.form) : {}
  return Object.fromEntries(
    Object.entries(present).filter(([name]) => name in errors || name === control.name),
  )
}

function errorOf(control: Control): [name: string, error: FieldError] | undefined {
  if (!control.willValidate || control.validity.valid) return undefined
  // „keine“ and „@name“ are what small shops have; an empty field is another mistake.
  if (control.type === 'url' && control.validity.typeMismatch) return undefined
  const { id, name, validationMessage: message } = control
  return [name, { id, label: control.labels?.[0]?.textContent ?? name, message }]
}
