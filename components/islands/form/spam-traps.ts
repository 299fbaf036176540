/** A field that nobody sees. */
export const HONEYPOT = 'rueckfrage'

/** Nobody types a link faster, from the first input to sending. A form filler may be as fast, but fills in no links. */
const LEAST_MS = 2000

/**
 * The trap travels only to the site's own service and only when it caught a program, which the service then marks: what a
 * visitor sends holds exactly the form's own fields.
 * `fillMs`: null when nothing was typed since the form woke (a kept draft, autofill).
 */
export function armTrap(form: HTMLFormElement, fillMs: number | null, isOwnService: boolean): void {
  const honeypot = form.elements.namedItem(HONEYPOT)
  if (!(honeypot instanceof HTMLInputElement)) return
  const isHasty = fillMs !== null && fillMs < LEAST_MS
  if (isHasty && hasLinks(form)) honeypot.value ||= `Links nach ${Math.round(fillMs)} ms`
  honeypot.disabled = !isOwnService || honeypot.value === ''
}

function hasLinks(form: HTMLFormElement): boolean {
  return [...new FormData(form)].some(
    ([name, value]) =>
      name !== 'website' && typeof value === 'string' && /https?:\/\/|www\./i.test(value),
  )
}
