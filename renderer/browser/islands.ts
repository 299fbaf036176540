/** Wakes `[data-island]` boxes as late as `data-wake` allows: loads their code and hands them their `data-props`. */

export type IslandModule = { mount(element: HTMLElement, props: unknown): () => void }
type Load = () => Promise<IslandModule>

const INTENTS = ['pointerenter', 'focusin', 'touchstart', 'click'] as const

/** `modules` by path, `…/<Name>/<Name>.island.ts`. `wakeIn` waits for the islands of a part, `sleepIn` unmounts them. */
export function startIslands(modules: Record<string, Load>) {
  const unmounts = new Map<Element, () => void>()
  const loads = Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.match(/(\w+)\.island/)?.[1], load]))
  const sight = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement)
  }, { rootMargin: '200px' })

  /** Resolves when the island lives, or shows why it does not. */
  async function wake(element: HTMLElement): Promise<void> {
    sight.unobserve(element)
    const { island = '', props = '{}' } = element.dataset
    try {
      const load = loads[island]
      if (!load) throw new Error(`There is no island ${island}`)
      const { mount } = await load()
      // The visitor may have gone on to the next page meanwhile.
      if (element.isConnected) unmounts.set(element, mount(element, JSON.parse(props)))
    } catch (error) {
      console.error(`Island ${island} failed and was replaced by the error text`, error)
      showError(element, error)
    }
  }

  function wakeOnIntent(element: HTMLElement): void {
    let asleep = true
    let clicked: HTMLElement | undefined
    const notice = async (event: Event) => {
      if (event.type === 'click') {
        clicked = event.target as HTMLElement
        event.preventDefault()
      }
      if (!asleep) return
      asleep = false
      await wake(element)
      for (const intent of INTENTS) element.removeEventListener(intent, notice)
      clicked?.click()
    }
    for (const intent of INTENTS) element.addEventListener(intent, notice, { passive: intent === 'touchstart' })
  }

  return {
    wakeIn(part: ParentNode): void {
      for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
        if (element.dataset.wake === 'visible') sight.observe(element)
        else if (element.dataset.island === 'ChatWidget' && chatWasOpen()) wake(element)
        else wakeOnIntent(element)
      }
    },
    sleepIn(part: ParentNode): void {
      for (const element of part.querySelectorAll('[data-island]')) {
        unmounts.get(element)?.()
        unmounts.delete(element)
      }
    },
  }
}

/** The chat was open when the page went: after a full load it opens again, with its thread. */
function chatWasOpen(): boolean {
  try {
    return sessionStorage.getItem('emilia-open') === '1'
  } catch {
    return false // the visitor forbids storage
  }
}

/** The same words as components/islands/IslandBoundary.tsx, which catches what fails later. */
function showError(element: HTMLElement, error: unknown): void {
  const box = document.createElement('div')
  const heading = document.createElement('h2')
  const text = document.createElement('p')
  box.className = 'island-error'
  box.role = 'alert'
  heading.textContent = 'Unexpected Application Error!'
  text.textContent = error instanceof Error ? error.message : String(error)
  box.append(heading, text)
  element.replaceChildren(box)
}
