/** Names in an address, and the fields that they fill: `/kontaktinformationen?betreff=…`, `/trial?branche=hotels`. */
const FIELDS = { betreff: 'message', branche: 'industry' }

/**
 * Puts what a link brings along into the empty fields of a form, where visitors see and change it. What they typed on an earlier
 * visit to the page comes first.
 */
export function fillFromQuery(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = query.get(name)
    const control = form.querySelector<HTMLInputElement>(`[name=${field}]`)
    if (value && control && !control.value && !keptDraft(form).includes(`"${field}"`))
      control.value = field === 'message' ? `${value}\n\n` : value
  }
}

/** The draft that the form's island will put back, under the key of components/islands/form/form-draft.ts. */
function keptDraft(form: HTMLFormElement): string {
  try {
    return (
      sessionStorage.getItem(
        `form-${(form.elements.namedItem('form') as HTMLInputElement).value}`,
      ) ?? ''
    )
  } catch {
    // Storage is blocked: there is no draft.
    return ''
  }
}
