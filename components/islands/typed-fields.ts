import { createContext, useContext, useLayoutEffect, useRef } from 'react'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** What stood in a field when its island woke; `inUse` while it has the focus. */
type TypedField = { value: string; inUse: boolean }

/** What visitors have typed, chosen or dragged before an island woke, by field name, the field in use last. */
type TypedFields = ReadonlyMap<string, TypedField>

/** Read from the document by hydrate-island.tsx, for the island's components. */
export const TypedFieldsContext = createContext<TypedFields>(new Map())

/** The fields of an island's HTML that no longer hold what the server has written into them. */
export function readTypedFields(island: HTMLElement): TypedFields {
  const fields = [...island.querySelectorAll('input, textarea, select')]
    .filter(isControl)
    .filter(control => control.name !== '' && isChanged(control))
    .map(control => ({ control, inUse: control === document.activeElement }))
    .sort((one, other) => Number(one.inUse) - Number(other.inUse))
  return new Map(
    fields.map(({ control, inUse }) => [control.name, { value: control.value, inUse }]),
  )
}

/**
 * Hands what was typed before the island woke to `take`, once, before the first paint. What is rendered first must match the
 * server's HTML, so this is not an initial state.
 */
export function useTypedFields(take: (name: string, field: TypedField) => void): void {
  const typed = useContext(TypedFieldsContext)
  const first = useRef(take)
  useLayoutEffect(() => {
    for (const [name, field] of typed) first.current(name, field)
  }, [typed])
}

/**
 * Remembers which element of an island has the focus, and its caret. The function it returns gives both back to the element
 * at the same place, where React has replaced it: a translated page differs by its `<font>` elements alone.
 */
export function rememberFocus(island: HTMLElement): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement && island.contains(focused))) return () => {}
  const elements = () => [...island.querySelectorAll<HTMLElement>(':not(font)')]
  const place = elements().indexOf(focused)
  const caret = caretOf(focused)
  return () => {
    const element = elements()[place]
    if (!element || focused.isConnected) return
    // The target of a link, as #formular.
    if (focused.hasAttribute('tabindex')) element.tabIndex = -1
    element.focus({ preventScroll: true })
    if (caret && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      element.setSelectionRange(...caret)
  }
}

/** Null for controls without a caret; an e-mail field has one, but does not tell where. */
function caretOf(element: HTMLElement): [start: number, end: number] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null
  const { selectionStart: start, selectionEnd: end } = element
  return start === null || end === null ? null : [start, end]
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
