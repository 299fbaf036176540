import { draftKey } from '../../components/islands/form/form-draft'

/** Keeps what visitors type into request forms, from the first letter: on a poor line the island wakes seconds later. */
export function keepDrafts(): void {
  document.addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement
    if (!form?.matches('.request-form')) return
    const key = draftKey((form.elements.namedItem('form') as HTMLButtonElement).value)
    try {
      const kept: object = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      sessionStorage.setItem(key, JSON.stringify({ ...kept, [name]: value }))
    } catch {
      // The visitor forbids storage: then nothing is kept, all else works.
    }
  })
}
