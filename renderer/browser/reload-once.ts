/** What a visitor had begun in an island whose code did not come: its fields in their order, and the place of the tapped button. */
export type Unfinished = {
  island: string
  fields: [value: string, isChecked: boolean][]
  place: number
}

const KEY = 'again'

/** What was kept for this page, once; null where it is not loaded anew. */
export function takeUnfinished(): Unfinished | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return JSON.parse(kept!)
  } catch {
    return null
  }
}

/**
 * After a deploy the files that an open page asks for are gone, while the page itself is there anew: loads it, and keeps what
 * was begun (./resume.ts). False where it cannot be kept, and without a line.
 */
export function reloadFor(element: HTMLElement, place: number): boolean {
  const fields = controlsIn(element).map(({ value, checked }) => [value, checked])
  try {
    const { island } = element.dataset
    sessionStorage.setItem(KEY, JSON.stringify({ island, fields, place }))
    if (navigator.onLine) location.reload()
    return navigator.onLine
  } catch {
    return false
  }
}

export function buttonsIn(element: HTMLElement): HTMLButtonElement[] {
  return [...element.querySelectorAll('button')]
}

/** Of other controls than inputs `checked` is undefined. */
export function controlsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')]
}
