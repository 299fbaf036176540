/** What a visitor had begun in an island whose code did not come: what was typed, and the place of the button that was tapped. */
type Unfinished = { island: string; fields: [name: string, value: string][]; place: number }

const KEY = 'again'
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * After a deploy the files that an open page asks for are gone, while the page itself is there anew. `start` loads it, unless
 * this very page was loaded for that, and says whether it does; `resume` then goes on where the visitor was.
 */
export function reloadOnce() {
  const unfinished = take()
  return {
    start(element: HTMLElement, place: number): boolean {
      const fields = controlsIn(element)
        .filter(control => control.type !== 'radio' || (control as HTMLInputElement).checked)
        .map(({ name, value }): [string, string] => [name, value])
      const { island = '' } = element.dataset
      if (unfinished || !navigator.onLine || !keep({ island, fields, place })) return false
      location.reload()
      return true
    },
    resume(): void {
      if (!unfinished) return
      const { island, fields, place } = unfinished
      const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`)
      if (!element) return
      const values = new Map(fields)
      for (const control of controlsIn(element)) {
        const value = values.get(control.name)
        if (control.type === 'radio')
          (control as HTMLInputElement).checked = control.value === value
        else if (value !== undefined) control.value = value
      }
      element.dispatchEvent(new Event('mouseenter'))
      buttonsIn(element)[place]?.click()
    },
  }
}

export function buttonsIn(element: HTMLElement): HTMLButtonElement[] {
  return [...element.querySelectorAll('button')]
}

function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input, textarea, select')]
}

/** False where storage is blocked: nothing would be left of what was typed, and nothing would say that it is the second time. */
function keep(unfinished: Unfinished): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unfinished))
    return true
  } catch {
    return false
  }
}

function take(): Unfinished | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
