import { createContext } from 'react'
import { type Control, isControl } from '../typed-fields'

/** What is wrong with one field: its `id`, the words of its label, and the browser's own message, in its language. */
type FieldError = { id: string; label: string; message: string }

/** By field name. */
export type FieldErrors = Readonly<Record<string, FieldError>>

export const FieldErrorsContext = createContext<FieldErrors>({})

/** What the browser finds wrong in a form's fields, in their order; only in those of `names`, where there are some. */
export function findErrors(form: HTMLFormElement, names?: readonly string[]): FieldErrors {
  const wrong = [...form.elements].filter(isControl).filter(isWrong)
  const controls = wrong.filter(({ name }) => names === undefined || names.includes(name))
  return Object.fromEntries(controls.map(control => [control.name, errorOf(control)]))
}

function isWrong({ willValidate, validity, type }: Control): boolean {
  if (!willValidate || validity.valid) return false
  // „keine“ and „@name“ are what small shops have; an empty field is another mistake.
  return !(type === 'url' && validity.typeMismatch)
}

function errorOf({ id, name, labels, validationMessage }: Control): FieldError {
  return { id, label: labels?.[0]?.textContent ?? name, message: validationMessage }
}
