/**
 * Keeps what visitors type into a request form while its island loads, which takes seconds on a poor line. Loaded when the
 * form gets the focus. The key is the one of components/islands/form/form-draft.ts, which takes over later; no code is shared
 * with it, because that is bundled with React.
 */
export function keepDrafts(form: Element): void {
  const { elements } = form as HTMLFormElement
  const key = `form-${(elements.namedItem('form') as HTMLButtonElement).value}`
  const keep = ({ name, value }: HTMLInputElement) => {
    try {
      // Without a stored draft this is null, and spreading null adds nothing.
      const kept: object | null = JSON.parse(sessionStorage.getItem(key)!)
      sessionStorage.setItem(key, JSON.stringify({ ...kept, [name]: value }))
    } catch {
      // Storage is blocked: nothing is kept, everything else works.
    }
  }
  const forget = () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  }
  // A running island sends the form and deletes the draft. Without it the browser posts the form and loads a new page, which
  // either says thanks or shows the form again with the values.
  form.closest('main')!.addEventListener('submit', event => {
    if (event.target === form && !event.defaultPrevented)
      addEventListener('pagehide', forget, { once: true })
  })
  form.addEventListener('input', ({ target }) => keep(target as HTMLInputElement))
  for (const field of form.querySelectorAll<HTMLInputElement>(
    '.field :is(input, textarea, select)',
  ))
    if (field.value) keep(field)
}
