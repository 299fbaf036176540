/** The element of workplace.html with this id. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  return document.getElementById(id) as T
}

/** A new element with its text or children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** Asks in a dialog of workplace.html; gives the value of the button, empty when it was left with Esc. */
export function answerOf(dialog: HTMLDialogElement): Promise<string> {
  dialog.returnValue = ''
  dialog.showModal()
  return new Promise(resolve =>
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true }),
  )
}

/** Runs `work` for the newest call only: calls that come while it runs make it run once more. */
export function newest(work: () => Promise<void>): () => Promise<void> {
  let isBusy = false
  let isAsked = false
  return async function run() {
    isAsked = isBusy
    if (isBusy) return
    isBusy = true
    await work().finally(() => (isBusy = false))
    if (isAsked) await run()
  }
}
