/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and mounts it with their `data-props`. */
import { holdSubmit } from './hold-submit'
import { NEAR, onceInView } from './in-view'
import { loadChunk } from './load-chunk'

type IslandModule = {
  /** `isChanged`: the HTML in the element is not the server's any more. */
  mount(element: HTMLElement, props: unknown, isChanged: boolean): () => void
}

/** Loads and mounts an island; resolves to whether it runs. */
type Wake = () => Promise<boolean>

/** @returns `mountIn` mounts the islands in a part of the page, each when it is time; `unmountIn` unmounts them */
export function startIslands() {
  const unmounts = new WeakMap<Element, () => void>()
  /** What the server's HTML of an island holds. */
  const delivered = new WeakMap<Element, string>()
  // At once: a browser that translates the page may come first otherwise.
  remember(document)

  function remember(part: ParentNode): void {
    for (const element of islandsIn(part)) {
      // What is wrong with a form is said by the island.
      for (const form of element.querySelectorAll('form')) form.noValidate = true
      delivered.set(element, contentsOf(element))
    }
  }

  /**
   * @returns a function that loads and mounts the island, once, and resolves to whether it runs: after a failed load the next
   * call tries again. The element gets the event `wake` just before it is mounted; errors after that are reported by
   * components/islands/hydrate-island.tsx.
   */
  function wakeOf(element: HTMLElement): Wake {
    const { island, props = '{}' } = element.dataset
    const isChanged = () => contentsOf(element) !== delivered.get(element)
    let waking: Promise<boolean> | undefined
    async function load(): Promise<boolean> {
      try {
        // React and other shared code at the same time: the browser would request it only after reading the island.
        const [{ mount }] = await Promise.all([
          loadChunk<IslandModule>(island!),
          loadChunk('hydrate-island'),
        ])
        // What is pressed would be replaced before it is released, and the tap lost.
        while (isChanged() && element.matches(':active')) await new Promise(requestAnimationFrame)
        element.dispatchEvent(new Event('wake'))
        // The visitor may have gone on to the next page meanwhile.
        if (element.isConnected)
          unmounts.set(element, mount(element, JSON.parse(props), isChanged()))
        return true
      } catch (error) {
        console.error(`Island ${island} failed`, error)
        waking = undefined
        return false
      }
    }
    return () => (waking ??= load())
  }

  return {
    mountIn(part: ParentNode): void {
      if (part !== document) remember(part)
      for (const element of islandsIn(part)) {
        const wake = wakeOf(element)
        const kept = isKept(element.dataset.kept)
        if (element.dataset.wake === 'visible') onceInView([element], 0, wake, NEAR)
        else if (element.dataset.wake === 'intent') wakeOnIntent(element, wake, kept)
        else wakeOnTouch(element, wake, kept)
      }
    },
    unmountIn(part: ParentNode): void {
      for (const element of islandsIn(part)) unmounts.get(element)?.()
    },
  }
}

/**
 * Loads the island on hover, focus or click. A click made too early is repeated once it runs; until then the box has the
 * class `wait`. After a failed load the next hover, focus or click tries again; if it was clicked, the contact page opens, or,
 * offline, the click waits for the connection.
 */
function wakeOnIntent(element: HTMLElement, wake: Wake, atOnce: boolean): void {
  const buttons = () => [...element.querySelectorAll('button')]
  let isAwake = false
  let isLoading = false
  let clicked: HTMLElement | null = null
  const onIntent = ({ type, target }: Partial<Event>) => {
    if (isAwake) return
    if (type === 'click') {
      clicked = (target as Element).closest('button')
      element.className = 'wait'
    }
    if (isLoading) return
    isLoading = true
    wake().then(awake => {
      isAwake = awake
      isLoading = false
      if (!awake && !navigator.onLine) return addEventListener('online', onIntent, { once: true })
      element.className = ''
      // A button of the island may have been replaced by another.
      if (awake && clicked) (buttons()[places.indexOf(clicked)] ?? clicked).click()
      else if (clicked) location.assign('/kontaktinformationen')
      clicked = null
    })
  }
  const places: HTMLElement[] = buttons()
  // `pointerenter` also fires for touch, just before the tap.
  for (const type of ['pointerenter', 'focusin', 'click']) element.addEventListener(type, onIntent)
  // A button of the page that opens the chat with a question (components/islands/ChatWidget/ChatWidget.tsx).
  document.addEventListener('click', event => {
    if ((event.target as Element).closest('[data-ask]')) onIntent(event)
  })
  if (atOnce) onIntent({})
}

/**
 * For forms and scenes: until the island runs, their HTML keeps what is typed (./drafts.ts), what is sent waits
 * (./hold-submit.ts), and the last button that is tapped is tapped again.
 */
function wakeOnTouch(element: HTMLElement, wake: Wake, atOnce: boolean): void {
  const buttons = () => [...element.querySelectorAll<HTMLElement>('[type=button]')]
  let tapped = -1
  const onClick = ({ target }: Event) => {
    tapped = buttons().findIndex(button => button.contains(target as Node))
    wake().then(() => {
      buttons()[tapped]?.click()
      tapped = -1
    })
  }
  element.addEventListener('click', onClick)
  element.addEventListener('wake', () => element.removeEventListener('click', onClick))
  for (const type of ['pointerenter', 'focusin'])
    element.addEventListener(type, wake, { once: true })
  holdSubmit(element, wake)
  if (atOnce) wake()
}

/** Its text and how many elements there are: a translation changes them. Attributes may differ, as extensions add some. */
function contentsOf(island: HTMLElement): string {
  return island.querySelectorAll('*').length + island.textContent
}

function islandsIn(part: ParentNode): NodeListOf<HTMLElement> {
  return part.querySelectorAll<HTMLElement>('[data-island]')
}

/** Whether an island has something stored: an open chat, a half-filled form. */
function isKept(key = ''): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false // Storage is blocked.
  }
}
