/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and mounts it with their `data-props`. */
import { NEAR, onceInView } from './in-view'
import { loadChunk } from './load-chunk'

type IslandModule = { mount(element: HTMLElement, props: unknown): () => void }

/** @returns `mountIn` mounts the islands in a part of the page, each when it is time; `unmountIn` unmounts them */
export function startIslands() {
  const unmounts = new WeakMap<Element, () => void>()

  /** @returns whether the island runs; errors after that are reported by components/islands/hydrate-island.tsx */
  async function wake(element: HTMLElement): Promise<boolean> {
    const { island, props = '{}' } = element.dataset
    try {
      // React and other shared code at the same time: the browser would request it only after reading the island.
      const [{ mount }] = await Promise.all([loadChunk<IslandModule>(island!), loadChunk('hydrate-island')])
      // The visitor may have gone on to the next page meanwhile.
      if (element.isConnected) unmounts.set(element, mount(element, JSON.parse(props)))
      return true
    } catch (error) {
      console.error(`Island ${island} failed`, error)
      return false
    }
  }

  /**
   * Loads the island on hover, focus or click. A click made too early is repeated once it runs; until then the box has the
   * class `wait`. After a failed load the next hover, focus or click tries again; if it was clicked, the contact page opens, or,
   * offline, the click waits for the connection.
   */
  function wakeOnIntent(element: HTMLElement, atOnce: boolean): void {
    let isLoading = false
    let isAwake = false
    let clicked: HTMLElement | undefined
    const onIntent = ({ type, target }: Partial<Event>) => {
      if (isAwake) return
      if (type === 'click') {
        clicked = target as HTMLElement
        element.className = 'wait'
      }
      if (isLoading) return
      isLoading = true
      wake(element).then(awake => {
        isAwake = awake
        isLoading = false
        if (!awake && !navigator.onLine) return addEventListener('online', onIntent, { once: true })
        element.className = ''
        if (awake) clicked?.click()
        else if (clicked) location.assign('/kontaktinformationen')
        clicked = undefined
      })
    }
    // `pointerenter` also fires for touch, just before the tap.
    for (const type of ['pointerenter', 'focusin', 'click']) element.addEventListener(type, onIntent)
    // A button of the page that opens the chat with a question (components/islands/ChatWidget/ChatWidget.tsx).
    document.addEventListener('click', event => {
      if ((event.target as Element).closest('[data-ask]')) onIntent(event)
    })
    if (atOnce) onIntent({})
  }

  /** For forms: until the island runs, or if it never does, their HTML works by itself and keeps what is typed (./drafts.ts). */
  function wakeOnTouch(element: HTMLElement, atOnce: boolean): void {
    let isLoading = false
    const onTouch = () => {
      if (!isLoading) wake(element)
      isLoading = true
    }
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, onTouch)
    if (atOnce) onTouch()
  }

  return {
    mountIn(part: ParentNode): void {
      for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
        if (element.dataset.wake === 'visible') onceInView([element], 0, () => wake(element), NEAR)
        else {
          const kept = isKept(element.dataset.kept)
          if (element.dataset.wake === 'intent') wakeOnIntent(element, kept)
          else wakeOnTouch(element, kept)
        }
      }
    },
    unmountIn(part: ParentNode): void {
      for (const element of part.querySelectorAll('[data-island]')) unmounts.get(element)?.()
    },
  }
}

/** Whether an island has something stored: an open chat, a half-filled form. */
function isKept(key: string | undefined): boolean {
  if (!key) return false
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false // Storage is blocked.
  }
}
