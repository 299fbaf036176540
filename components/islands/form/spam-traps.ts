/** A field nobody sees, and the time in milliseconds of a form filled faster than anyone types. */
export const HONEYPOT = 'fax'
export const FILL_TIME = 'fill_ms'
export const TRAPS: ReadonlySet<string> = new Set([HONEYPOT, FILL_TIME])

const TOO_FAST_MS = 2000

/**
 * Lets the traps travel only when they caught something: a visitor's request holds exactly the form's own fields.
 * `fillMs`: time from an empty form to sending it, or null when text stood in it already (a kept draft, autofill).
 */
export function armTraps(form: HTMLFormElement, fillMs: number | null): void {
  const honeypot = form.elements.namedItem(HONEYPOT)
  if (honeypot instanceof HTMLInputElement) honeypot.disabled = honeypot.value === ''
  const time = form.elements.namedItem(FILL_TIME)
  if (!(time instanceof HTMLInputElement)) return
  time.disabled = fillMs === null || fillMs >= TOO_FAST_MS
  time.value = time.disabled ? '' : String(Math.round(fillMs ?? 0))
}
