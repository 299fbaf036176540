/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and mounts it with their `data-props`. */
import { holdSubmit, type Wake } from './hold-submit'
import { NEAR, onceInView } from './in-view'
import { loadChunk } from './load-chunk'
import { buttonsIn, reloadFor, takeUnfinished } from './reload-once'

type IslandModule = {
  /** `isChanged`: the HTML in the element is not the server's any more. */
  mount(element: HTMLElement, props: unknown, isChanged: boolean): () => void
}

/** @returns `mountIn` mounts the islands in a part of the page, each when it is time; `unmountIn` unmounts them */
export function startIslands() {
  const unmounts = new WeakMap<Element, () => void>()
  /** The words in the server's HTML of an island: a translation changes them. */
  const delivered = new WeakMap<Element, string>()
  const unfinished = takeUnfinished()
  /** Done when what was begun before the page was loaded anew is in its fields again: an island reads them as it mounts. */
  let resumed: Promise<void> | undefined
  // At once: a browser that translates the page may come first otherwise.
  remember(document)

  function remember(part: ParentNode): void {
    for (const element of islandsIn(part)) {
      // What is wrong with a form is said by the island.
      for (const form of element.querySelectorAll('form')) form.noValidate = true
      delivered.set(element, element.textContent)
    }
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
          resumed,
        ])
        element.dispatchEvent(new Event('wake'))
        const isChanged = element.textContent !== delivered.get(element)
        // The visitor may have gone on to the next page meanwhile.
        if (element.isConnected) unmounts.set(element, mount(element, JSON.parse(props), isChanged))
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
      else if (unfinished)
        resumed = loadChunk<typeof import('./enhance')>('enhance')
          .then(({ resume }) => resume(unfinished))
          // The islands wake all the same.
          .catch(() => {})
      for (const element of islandsIn(part)) {
        const wake = wakeOf(element)
        wakeOnUse(element, wake, unfinished === null)
        if (element.dataset.wake === 'visible')
          onceInView([element], 0, async () => (await wake()) || sayMissing(element), NEAR)
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
 * is tapped again, what was sent is sent (./hold-submit.ts), what was typed is taken over. Until then the box has the class
 * `wait`. Where the code does not come, the page is loaded anew, once; after that a sentence says what to do.
 */
function wakeOnUse(element: HTMLElement, wake: Wake, mayReload: boolean): void {
  let isAwake = false
  let last: () => void
  const giveUp = (place: number) => {
    if (!(mayReload && reloadFor(element, place))) sayMissing(element)
  }
  const use = async (place: number, repeat: () => void) => {
    last = repeat
    missingIn(element)?.remove()
    element.classList.add('wait')
    const isRunning = await wake()
    element.classList.remove('wait')
    if (isRunning) last()
    else giveUp(place)
    // Of several taps the last one counts.
    last = () => {}
  }
  element.addEventListener('wake', () => {
    isAwake = true
    missingIn(element)?.remove()
  })
  element.addEventListener('click', ({ target }) => {
    const place = buttonsIn(element).findIndex(button => button.contains(target as Node))
    const button = buttonsIn(element)[place]
    // By its place: a button of the island may have been replaced by another.
    if (!isAwake && button?.type === 'button') use(place, () => buttonsIn(element)[place]?.click())
  })
  element.addEventListener('change', ({ target }) => {
    if (!isAwake && !(target as HTMLInputElement).form) use(-1, () => {})
  })
  // Not on touch: what lies under a finger may be replaced before it is lifted.
  for (const type of ['mouseenter', 'focusin']) element.addEventListener(type, wake)
  holdSubmit(element, wake, giveUp)
  if (element.dataset.island !== 'ChatWidget') return
  // A button of the page that opens the chat with a question (components/islands/ChatWidget/ChatWidget.tsx).
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-ask]')
    if (!isAwake && button) use(0, () => button.click())
  })
}

function missingIn(element: HTMLElement): Element | null {
  return element.querySelector('.island-missing')
}

function sayMissing(element: HTMLElement): void {
  const sentence = Object.assign(document.createElement('p'), {
    className: 'island-missing',
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
