/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and hands them their `data-props`. */
import { NEAR, onceInView } from './in-view'

export type IslandModule = { mount(element: HTMLElement, props: unknown): () => void }

/** `modules` by the island's name. `wakeIn` sees to the islands of a part, `sleepIn` unmounts them. */
export function startIslands(modules: Record<string, () => Promise<IslandModule>>) {
  const unmounts = new WeakMap<Element, () => void>()

  /**
   * Resolves when the island lives, or has done without: a form posts itself, as it does without JavaScript, and keeps
   * what was typed; Emilia's button leads to people; any other says in its place what is wrong.
   */
  async function wake(element: HTMLElement): Promise<void> {
    const { island, props = '{}' } = element.dataset
    try {
      const { mount } = await modules[island!]!()
      // The visitor may have gone on to the next page meanwhile.
      if (element.isConnected) unmounts.set(element, mount(element, JSON.parse(props)))
    } catch (error) {
      console.error(`Island ${island} failed`, error)
      if (island === 'ChatWidget') element.onclick = () => location.assign('/kontaktinformationen')
      else if (!element.querySelector('form')) showError(element, error)
    }
  }

  /** A click that came too early is made again when there is something to answer it. */
  function wakeOnIntent(element: HTMLElement): void {
    let asleep = true
    let clicked: HTMLElement | undefined
    const notice = (event: Event) => {
      if (event.type === 'click') clicked = event.target as HTMLElement
      if (asleep) wake(element).then(() => clicked?.click())
      asleep = false
    }
    // A finger enters too, before it touches.
    for (const intent of ['pointerenter', 'focusin', 'click']) element.addEventListener(intent, notice)
  }

  return {
    wakeIn(part: ParentNode): void {
      for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
        if (element.dataset.wake === 'visible') onceInView([element], 0, () => wake(element), NEAR)
        else if (element.dataset.island === 'ChatWidget' && chatWasOpen()) wake(element)
        else wakeOnIntent(element)
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

/** The same as components/islands/IslandBoundary.tsx shows, which catches what fails later. */
function showError(element: HTMLElement, error: unknown): void {
  element.className = 'island-error'
  element.role = 'alert'
  const heading = document.createElement('h2')
  heading.append('Unexpected Application Error!')
  // Whatever was thrown becomes text here.
  element.replaceChildren(heading, (error as Error)?.message ?? (error as string))
}
