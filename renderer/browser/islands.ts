/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and mounts it with their `data-props`. */
import { NEAR, onceInView } from './in-view'
import { loadChunk } from './load-chunk'
import { rememberHtml } from './server-html'

type IslandModule = { mount(element: HTMLElement, props: unknown): () => void }

/** Loads and mounts an island; resolves to whether it runs. */
type Wake = () => Promise<boolean>

/** @returns `mountIn` mounts the islands in a part of the page, each when it is time; `unmountIn` unmounts them */
export function startIslands() {
  const unmounts = new WeakMap<Element, () => void>()
  const restores = new WeakMap<Element, () => void>()
  // At once: a browser that translates the page may come first otherwise.
  remember(document)

  function remember(part: ParentNode): void {
    for (const element of islandsIn(part)) restores.set(element, rememberHtml(element))
  }

  /**
   * @returns a function that loads and mounts the island, once: after a failed load the next call tries again. The element
   * gets the event `wake` just before it is mounted; errors after that are reported by components/islands/hydrate-island.tsx.
   */
  function wakeOf(element: HTMLElement): Wake {
    const { island, props = '{}' } = element.dataset
    let waking: Promise<boolean> | undefined
    async function load(): Promise<boolean> {
      try {
        // React and other shared code at the same time: the browser would request it only after reading the island.
        const [{ mount }] = await Promise.all([
          loadChunk<IslandModule>(island!),
          loadChunk('hydrate-island'),
        ])
        element.dispatchEvent(new Event('wake'))
        // The visitor may have gone on to the next page meanwhile.
        if (!element.isConnected) return true
        restores.get(element)?.()
        unmounts.set(element, mount(element, JSON.parse(props)))
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
        wakeOnUse(element, wake)
        if (element.dataset.wake === 'visible')
          onceInView([element], 0, async () => (await wake()) || sayMissing(element), {
            margin: NEAR,
          })
        else if (isKept(element.dataset.kept) || isAsked(element)) wake()
      }
    },
    unmountIn(part: ParentNode): void {
      for (const element of islandsIn(part)) unmounts.get(element)?.()
    },
  }
}

/**
 * Wakes an island when the visitor comes near it, and makes what was done before it ran count: the last button that was tapped
 * is tapped again, what was written to a chat is sent, what was typed stays. Until then the box has the class `wait`; where
 * the code does not come a sentence says what to do. A request form needs no code to be sent.
 */
function wakeOnUse(element: HTMLElement, wake: Wake): void {
  let isAwake = false
  let last: () => void
  const use = async (repeat: () => void) => {
    last = repeat
    missingIn(element)?.remove()
    element.classList.add('wait')
    const isRunning = await wake()
    element.classList.remove('wait')
    if (isRunning) last()
    else {
      sayMissing(element)
      // Below a box that is taller than the window nobody who has just tapped in it would see it.
      missingIn(element)?.scrollIntoView({ block: 'nearest' })
    }
    // Of several taps the last one counts.
    last = () => {}
  }
  element.addEventListener('wake', () => {
    isAwake = true
  })
  element.addEventListener('click', ({ target }) => {
    const buttons = () => [...element.querySelectorAll('button')]
    const place = buttons().findIndex(button => button.contains(target as Node))
    // By its place: a button of the island may have been replaced by another.
    if (!isAwake && buttons()[place]?.type === 'button') use(() => buttons()[place]?.click())
  })
  // In a chat Enter sends, which only its code knows.
  element.addEventListener('keydown', event => {
    const { form } = event.target as HTMLTextAreaElement
    const isSent = event.key === 'Enter' && !event.shiftKey && !event.isComposing
    if (isAwake || !isSent || form?.method !== 'get') return
    event.preventDefault()
    form.requestSubmit()
  })
  element.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (isAwake || form.method !== 'get') return
    event.preventDefault()
    use(() => form.requestSubmit())
  })
  // Not on touch: what lies under a finger may be replaced before it is lifted.
  for (const type of ['mouseenter', 'focusin']) element.addEventListener(type, wake)
  if (element.dataset.island !== 'ChatWidget') return
  // A button of the page that opens the chat with a question (components/islands/ChatWidget/ChatWidget.tsx).
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-ask]')
    if (!isAwake && button) use(() => button.click())
  })
}

function missingIn(element: HTMLElement): Element | null {
  return element.querySelector('.island-missing')
}

function sayMissing(element: HTMLElement): void {
  const sentence = Object.assign(document.createElement('p'), {
    className: 'island-missing alert',
    role: 'alert',
    textContent: 'Das lädt gerade nicht. Laden Sie die Seite neu oder schreiben Sie uns.',
  })
  if (!missingIn(element)) element.append(sentence)
}

function islandsIn(part: ParentNode): NodeListOf<HTMLElement> {
  return part.querySelectorAll<HTMLElement>('[data-island]')
}

/** Whether a link may have brought something for a form, which its island puts in. */
function isAsked(island: HTMLElement): boolean {
  return location.search !== '' && island.querySelector('.request-form') !== null
}

/** Whether an island has something stored: an open chat, a half-filled form. */
function isKept(key = ''): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false // Storage is blocked.
  }
}
