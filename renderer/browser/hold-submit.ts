/** As components/islands/form/send-request.ts gives a request: a line that hangs must not hold a form for ever. */
const LONGEST_MS = 20_000

/**
 * Makes the form of an island that is sent before its code has come wait for it, so that it takes the way it always takes, and
 * once. Where the code does not come the browser posts the form, and the server checks it; offline it waits for the connection.
 */
export function holdSubmit(element: HTMLElement, wake: () => Promise<boolean>): void {
  let isOver = false
  let release = () => {}
  element.addEventListener('wake', () => {
    isOver = true
    release()
  })
  const inTime = () =>
    Promise.race([wake(), new Promise<false>(resolve => setTimeout(resolve, LONGEST_MS, false))])

  element.addEventListener('submit', async event => {
    if (isOver) return
    event.preventDefault()
    const form = () => element.querySelector('form')!
    const button = form().querySelector<HTMLButtonElement>('[type=submit]')!
    if (button.disabled) return
    const label = button.textContent
    release = () => {
      button.disabled = false
      if (label) button.textContent = label
    }
    button.disabled = true
    // An icon stays.
    if (label) button.textContent = 'Wird gesendet...'
    let isAwake = await inTime()
    if (!isAwake && !navigator.onLine)
      await new Promise(resolve => addEventListener('online', resolve, { once: true }))
    // What was under way may have been lost long before the form was sent.
    isAwake ||= await inTime()
    isOver = true
    release()
    form().requestSubmit(form().querySelector<HTMLElement>('[type=submit]'))
  })
}
