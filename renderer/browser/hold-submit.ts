import { buttonsIn } from './reload-once'

/** Loads and mounts an island; resolves to whether it runs. */
export type Wake = () => Promise<boolean>

/** As components/islands/form/send-request.ts gives a request: a line that hangs must not hold a form for ever. */
const LONGEST_MS = 20_000

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
  let release = () => {}
  element.addEventListener('wake', () => {
    isOver = true
    release()
  })
  element.addEventListener('submit', async event => {
    if (isOver) return
    event.preventDefault()
    const button = element.querySelector<HTMLButtonElement>('[type=submit]')!
    const place = buttonsIn(element).indexOf(button)
    const label = button.textContent
    release = () => {
      button.disabled = false
      if (label) button.textContent = label
    }
    button.disabled = true
    // An icon stays.
    if (label) button.textContent = 'Wird gesendet...'
    const late = new Promise<false>(resolve => setTimeout(resolve, LONGEST_MS, false))
    const isAwake = await Promise.race([wake(), late])
    release()
    const form = element.querySelector('form')!
    if (!isAwake && (form.method !== 'post' || !navigator.onLine)) return giveUp(place)
    isOver = true
    form.requestSubmit(form.querySelector<HTMLElement>('[type=submit]'))
  })
}
