import type { FormName } from '../../../shared/messages'
import { safeStorage } from '../safe-storage'
import { isControl } from '../typed-fields'
import { HONEYPOT } from './spam-traps'

/** Text that a visitor has typed so far, by field name. */
type FormDraft = Record<string, string>

/** What is worth keeping of a form's entries: the named text fields with something in them, never the trap. */
export function draftOf(entries: Iterable<[string, FormDataEntryValue]>): FormDraft {
  const draft: FormDraft = {}
  for (const [name, value] of entries) {
    if (typeof value === 'string' && value && name !== HONEYPOT) draft[name] = value
  }
  return draft
}

/** A kept draft, or an empty one where there is none or it cannot be read. */
export function readDraft(saved: string | null): FormDraft {
  try {
    const value: unknown = JSON.parse(saved ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

/** Keeps what stands in the form until it is sent; an empty form leaves nothing behind. */
export function keepFormDraft(name: FormName, form: HTMLFormElement): void {
  const draft = draftOf(new FormData(form))
  safeStorage.write(draftKey(name), Object.keys(draft).length > 0 ? JSON.stringify(draft) : null)
}

export function forgetFormDraft(name: FormName): void {
  safeStorage.write(draftKey(name), null)
}

/** Puts a kept draft into the fields that are still empty: what was typed before hydration is newer. */
export function restoreFormDraft(name: FormName, form: HTMLFormElement): void {
  for (const [field, text] of Object.entries(readDraft(safeStorage.read(draftKey(name))))) {
    if (field === HONEYPOT) continue
    const control = form.elements.namedItem(field)
    if (isControl(control) && !control.value) control.value = text
  }
}

/** The page's own script writes under the same key until the island runs (renderer/browser/drafts.ts). */
function draftKey(name: FormName): string {
  return `form-${name}`
}
