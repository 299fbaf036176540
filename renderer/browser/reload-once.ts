/** What a visitor had begun in an island whose code did not come: what was typed, and the place of the button that was tapped. */
export type Unfinished = { island: string; fields: [name: string, value: string][]; place: number }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

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
  const fields = controlsIn(element)
    .filter(control => control.type !== 'radio' || (control as HTMLInputElement).checked)
    .map(({ name, value }) => [name, value])
  if (!navigator.onLine) return false
  try {
    const { island } = element.dataset
    sessionStorage.setItem(KEY, JSON.stringify({ island, fields, place }))
  } catch {
    return false
  }
  location.reload()
  return true
}

export function buttonsIn(element: HTMLElement): HTMLButtonElement[] {
  return [...element.querySelectorAll('button')]
}

export function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input, textarea, select')]
}
