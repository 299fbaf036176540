import { createContext, useContext, useLayoutEffect, useRef } from 'react'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** What visitors have typed, chosen or dragged before an island woke, by field name. */
type TypedFields = ReadonlyMap<string, string>

/** Read from the document by hydrate-island.tsx, for the island's components. */
export const TypedFieldsContext = createContext<TypedFields>(new Map())

/** The fields of an island's HTML that no longer hold what the server has written into them. */
export function readTypedFields(island: HTMLElement): TypedFields {
  const controls = [...island.querySelectorAll('input, textarea, select')].filter(isControl)
  const changed = controls.filter(control => control.name !== '' && isChanged(control))
  return new Map(changed.map(({ name, value }) => [name, value]))
}

/**
 * Hands what was typed before the island woke to `take`, once, before the first paint. What is rendered first must match the
 * server's HTML, so this is not an initial state.
 */
export function useTypedFields(take: (name: string, value: string) => void): void {
  const typed = useContext(TypedFieldsContext)
  const first = useRef(take)
  useLayoutEffect(() => {
    for (const [name, value] of typed) first.current(name, value)
  }, [typed])
}

/** A choice is changed where another one is checked than the server has written: its value says nothing. */
function isChanged(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio'
    ? control.checked && !control.defaultChecked
    : control.value !== writtenValue(control)
}

function writtenValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(option => option.defaultSelected) ?? options[0])?.value ?? ''
}
