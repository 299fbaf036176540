/** A field that nobody sees, and the milliseconds from the first input to sending. */
export const HONEYPOT = 'rueckfrage'
export const FILL_TIME = 'zeit'
export const TRAPS: ReadonlySet<string> = new Set([HONEYPOT, FILL_TIME])

/** Programs fill in faster than this; a longer time proves nothing. */
const LONG_MS = 3000

/**
 * Sends the traps only when they indicate a program: a visitor's request holds exactly the form's own fields.
 * `fillMs`: null when nothing was typed since the form woke (a kept draft, autofill).
 */
export function armTraps(form: HTMLFormElement, fillMs: number | null): void {
  const honeypot = form.elements.namedItem(HONEYPOT)
  if (honeypot instanceof HTMLInputElement) honeypot.disabled = honeypot.value === ''
  const time = form.elements.namedItem(FILL_TIME)
  if (!(time instanceof HTMLInputElement)) return
  time.disabled = fillMs === null || fillMs >= LONG_MS
  time.value = time.disabled ? '' : String(Math.round(fillMs ?? 0))
}
