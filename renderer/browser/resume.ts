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
  // As a choice does: where the code does not come this time either, it is said.
  controlsIn(element)[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  buttonsIn(element)[place]?.click()
}
