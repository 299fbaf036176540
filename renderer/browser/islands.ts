/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and hands them their `data-props`. */
import { NEAR, onceInView } from './in-view'

export type IslandModule = { mount(element: HTMLElement, props: unknown): () => void }

/**
 * `modules` by the island's name. `base` loads what all of them import, at the same time: the browser would ask for it only when
 * it has read the island, one round trip later. `wakeIn` sees to the islands of a part, `sleepIn` unmounts them.
 */
export function startIslands(modules: Record<string, () => Promise<IslandModule>>, base: () => Promise<unknown>) {
  const unmounts = new WeakMap<Element, () => void>()

  /**
   * Gives whether the island lives. A form does without: it posts itself, as it does without JavaScript, and keeps what was
   * typed. What fails later is said by components/islands/IslandBoundary.tsx.
   */
  async function wake(element: HTMLElement): Promise<boolean> {
    const { island, props = '{}' } = element.dataset
    try {
      const [{ mount }] = await Promise.all([modules[island!]!(), base()])
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
    if (atOnce) notice({})
  }

  return {
    wakeIn(part: ParentNode): void {
      for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
        if (element.dataset.wake === 'visible') onceInView([element], 0, () => wake(element), NEAR)
        else wakeOnIntent(element, chatWasOpen())
      }
    },
    sleepIn(part: ParentNode): void {
      for (const element of part.querySelectorAll('[data-island]')) unmounts.get(element)?.()
    },
  }
}

/**
 * The chat was open when the page went: after a full load it opens again, with its thread. Who comes from elsewhere had
 * none, and is spared the question: the first one to the storage stops a page for 5 to 16 ms before its first paint.
 */
function chatWasOpen(): boolean | undefined {
  if (document.querySelector('.fresh') && !document.referrer.startsWith(origin)) return
  try {
    return sessionStorage.getItem('emilia-open') === '1'
  } catch {
    // The visitor forbids storage.
  }
}
