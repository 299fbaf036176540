import { createContext } from 'react'

/** What is wrong with one field: its `id`, the words of its label, and the browser's own message. */
type FieldError = { id: string; label: string; message: string }

/** By field name. */
export type FieldErrors = Readonly<Record<string, FieldError>>

export const FieldErrorsContext = createContext<FieldErrors>({})

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** What the browser finds wrong in a form's fields, in their order. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.elements].filter(isControl).map(errorOf)
  return Object.fromEntries(wrong.filter(error => error !== undefined))
}

/** The errors after `control` has been validated again, in the order of the fields. */
export function withControl(errors: FieldErrors, control: Control): FieldErrors {
  const found = control.form ? findErrors(control.form) : {}
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in errors || name === control.name))
}

function errorOf(control: Control): [name: string, error: FieldError] | undefined {
  if (!control.willValidate || control.validity.valid) return undefined
  const { id, name, validationMessage: message } = control
  return [name, { id, label: control.labels?.[0]?.textContent ?? name, message }]
}
