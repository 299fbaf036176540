import { buttonsIn, controlsIn, type Unfinished } from './reload-once'

/** Goes on where the visitor was before the page was loaded anew, for an island whose code had not come. */
export function resume({ island, fields, place }: Unfinished): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`)
  if (!element) return
  for (const [at, control] of controlsIn(element).entries()) {
    const [value, isChecked] = fields[at] ?? [control.value, control.checked]
    control.value = value
    control.checked = isChecked
  }
  element.dispatchEvent(new Event('mouseenter'))
  buttonsIn(element)[place]?.click()
}
