import { beginningOf } from '../../../shared/beginning'
import { isControl } from '../typed-fields'

/**
 * What a link brings along for the fields of a form: `/kontaktinformationen?betreff=…`, `/trial?branche=hotels`
 * (components/facts/form-links.ts).
 */
function broughtValues(): Readonly<Record<string, string>> {
  const query = new URLSearchParams(location.search)
  const topic = query.get('betreff')
  return { industry: query.get('branche') ?? '', message: topic ? `${topic}\n\n` : '' }
}

/** Puts what a link brings along into the fields that are still empty, where visitors see and change it. */
export function fillFromQuery(form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(broughtValues())) {
    const control = form.elements.namedItem(field)
    if (isControl(control) && !control.value) control.value = value
  }
}

/** Whether a field holds just what the link brought: nobody typed it. */
export function isBrought(field: string, value: unknown): boolean {
  return broughtValues()[field] === value
}

/** The assistant and the package that a link to the trial names, e.g. `Luigi, PRO`; empty where it names none. */
export function broughtInterest(): string {
  const query = new URLSearchParams(location.search)
  return beginningOf([query.get('betreff'), query.get('paket')].filter(Boolean).join(', '), 200)
}
