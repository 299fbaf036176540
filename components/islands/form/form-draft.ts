import { type FormName, TRAP_FIELD } from '../../../shared/forms'
import { safeStorage } from '../safe-storage'
import { isControl } from '../typed-fields'
import { isBrought } from './form-query'

/** Key in sessionStorage, also for `data-kept`. */
const draftKey = (name: FormName) => `form-${name}`

/** Keeps what was typed into the form until it is sent; an empty form, or what only a link wrote, leaves nothing behind. */
export function keepFormDraft(name: FormName, form: HTMLFormElement): void {
  const draft = [...new FormData(form)].filter(
    ([field, value]) => value && field !== TRAP_FIELD && !isBrought(field, value),
  )
  safeStorage.write(draftKey(name), draft.length > 0 ? JSON.stringify(draft) : null)
}

export function forgetFormDraft(name: FormName): void {
  safeStorage.write(draftKey(name), null)
}

/** Puts a kept draft into the fields that are still empty: what was typed before the island woke is newer. */
export function restoreFormDraft(name: FormName, form: HTMLFormElement): void {
  for (const [field, text] of readDraft(safeStorage.read(draftKey(name)))) {
    const control = form.elements.namedItem(field)
    if (isControl(control) && !control.value) control.value = text
  }
}

/** A kept draft, or an empty one where there is none or it cannot be read. */
function readDraft(saved: string | null): [field: string, text: string][] {
  try {
    const value: unknown = JSON.parse(saved ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'string')
}
