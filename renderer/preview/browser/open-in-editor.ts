/** Opens a place in the editor that runs on this machine; Vite knows VS Code and others. */
export const openInEditor = (place: string) =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)

/** Alt and a click on the page lead to the line that it was made from. */
export function startOpening(fileOf: () => string): void {
  document.addEventListener(
    'click',
    event => {
      const target = event.target instanceof Element ? event.target : undefined
      const line = target?.closest<HTMLElement>('[data-line]')?.dataset.line
      if (!event.altKey || !line || !fileOf()) return
      event.preventDefault()
      event.stopPropagation()
      openInEditor(`${fileOf()}:${line}:1`)
    },
    { capture: true },
  )
}
