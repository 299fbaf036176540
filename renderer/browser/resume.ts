import { buttonsIn, controlsIn, type Unfinished } from './reload-once'

/** Goes on where the visitor was before the page was loaded anew, for an island whose code had not come. */
export function resume({ island, fields, place }: Unfinished): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`)
  if (!element) return
  const values = new Map(fields)
  for (const control of controlsIn(element)) {
    const value = values.get(control.name)
    if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
    else if (value !== undefined) control.value = value
  }
  element.dispatchEvent(new Event('mouseenter'))
  buttonsIn(element)[place]?.click()
}
