import { buttonsIn } from './reload-once'

/** Loads and mounts an island; resolves to whether it runs. */
export type Wake = () => Promise<boolean>

/**
 * Makes the form of an island that is sent before its code has come wait for it, so that it takes the way it always takes, and
 * once. Where the code does not come, a request form is posted by the browser, and the server checks it.
 * @param giveUp called with the place of the button where nothing else is left
 */
export function holdSubmit(
  element: HTMLElement,
  wake: Wake,
  giveUp: (place: number) => void,
): void {
  let isOver = false
  const over = () => {
    isOver = true
  }
  element.addEventListener('wake', over)
  // In a chat Enter sends, which only its code knows.
  element.addEventListener('keydown', event => {
    const { form } = event.target as HTMLTextAreaElement
    if (isOver || event.key !== 'Enter' || event.shiftKey || form?.method !== 'get') return
    event.preventDefault()
    form.requestSubmit()
  })
  element.addEventListener('submit', async event => {
    if (isOver) return
    event.preventDefault()
    const button = element.querySelector<HTMLButtonElement>('[type=submit]')!
    const { textContent: label } = button
    const release = () => {
      button.disabled = false
      if (label) button.textContent = label
    }
    element.addEventListener('wake', release)
    button.disabled = true
    // An icon stays.
    if (label) button.textContent = 'Wird gesendet...'
    const isAwake = await wake()
    release()
    const form = element.querySelector('form')!
    if (!isAwake && (form.method !== 'post' || !navigator.onLine))
      return giveUp(buttonsIn(element).indexOf(button))
    over()
    form.requestSubmit(form.querySelector<HTMLElement>('[type=submit]'))
  })
}
