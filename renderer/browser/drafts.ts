/**
 * Keeps what visitors type into request forms, from the first letter: on a poor line the island wakes seconds later. The
 * key is the one of components/islands/form/form-draft.ts; code that both shared would load the page's script once more.
 */
export function keepDrafts(): void {
  document.addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement
    if (!form?.matches('.request-form')) return
    const key = `form-${(form.elements.namedItem('form') as HTMLButtonElement).value}`
    try {
      // Nothing kept yet parses to null, and spreads to nothing.
      const kept: object | null = JSON.parse(sessionStorage.getItem(key)!)
      sessionStorage.setItem(key, JSON.stringify({ ...kept, [name]: value }))
    } catch {
      // The visitor forbids storage: then nothing is kept, all else works.
    }
  })
}
