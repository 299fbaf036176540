/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and hands them their `data-props`. */
import { NEAR, onceInView } from './in-view'
import { later } from './later'

export type IslandModule = { mount(element: HTMLElement, props: unknown): () => void }

/** `wakeIn` watches the islands of a part of the page, `sleepIn` unmounts them. `data-island` is the name of an island's file. */
export function startIslands() {
  const unmounts = new WeakMap<Element, () => void>()

  /**
   * @returns whether the island runs. A form works without it: it posts itself, as it does without JavaScript, and keeps what was
   * typed. components/islands/hydrate-island.tsx reports later errors.
   */
  async function wake(element: HTMLElement): Promise<boolean> {
    const { island, props = '{}' } = element.dataset
    try {
      // Fetches React and other shared code at once: the browser would ask for it only after reading the island.
      const [{ mount }] = await Promise.all([later<IslandModule>(island!), later('hydrate-island')])
      // The visitor may have gone on to the next page meanwhile.
      if (element.isConnected) unmounts.set(element, mount(element, JSON.parse(props)))
      return true
    } catch (error) {
      console.error(`Island ${island} failed`, error)
      return false
    }
  }

  /**
   * A click that came too early is made again when there is something to answer it; until then the box has the class
   * `wait`. Code that does not come is asked for again by the next intent; a click that failed leads to people,
   * and without a line, where no page would come either, waits for it.
   */
  function wakeOnIntent(element: HTMLElement, atOnce?: boolean): void {
    let waking = false
    let lives = false
    let clicked: HTMLElement | undefined
    const notice = ({ type, target }: Partial<Event>) => {
      if (lives) return
      if (type === 'click') {
        clicked = target as HTMLElement
        element.className = 'wait'
      }
      if (waking) return
      waking = true
      wake(element).then(awake => {
        lives = awake
        waking = false
        if (!awake && !navigator.onLine) return addEventListener('online', notice, { once: true })
        element.className = ''
        if (awake) clicked?.click()
        else if (clicked) location.assign('/kontaktinformationen')
        clicked = undefined
      })
    }
    // A finger enters too, before it touches.
    for (const intent of ['pointerenter', 'focusin', 'click']) element.addEventListener(intent, notice)
    // A button of the page that opens the chat with a question (components/islands/ChatWidget/ChatWidget.tsx).
    document.addEventListener('click', event => {
      if ((event.target as Element).closest('[data-ask]')) notice(event)
    })
    if (atOnce) notice({})
  }

  /** For islands whose HTML works by itself: no click is repeated, and a failed load needs no message. */
  function wakeOnTouch(element: HTMLElement, atOnce?: boolean): void {
    let waking = false
    const notice = () => {
      if (!waking) wake(element)
      waking = true
    }
    for (const intent of ['pointerenter', 'focusin']) element.addEventListener(intent, notice)
    if (atOnce) notice()
  }

  return {
    wakeIn(part: ParentNode): void {
      for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
        if (element.dataset.wake === 'visible') onceInView([element], 0, () => wake(element), NEAR)
        else {
          const kept = isKept(element.dataset.kept)
          if (element.dataset.wake === 'intent') wakeOnIntent(element, kept)
          else wakeOnTouch(element, kept)
        }
      }
    },
    sleepIn(part: ParentNode): void {
      for (const element of part.querySelectorAll('[data-island]')) unmounts.get(element)?.()
    },
  }
}

/** Whether an island has something stored: an open chat, a half-filled form. */
function isKept(key: string | undefined): boolean | undefined {
  if (!key) return
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Storage is blocked.
  }
}
