import { safeStorage } from '../../safe-storage'
import { OPEN_KEY } from '../talk/saved-thread'

/**
 * While the panel covers the page: nothing beneath takes focus or scrolls. `onLeave` is called after a navigation that
 * began with a link in the panel, also to a place on this page; where links load pages whole, the next one finds the chat
 * closed. Returns the way back.
 */
export function coverPage(panel: HTMLElement, onLeave: () => void): () => void {
  const inert = new Set<HTMLElement>()
  let leaving = false

  const cover = () => {
    for (const element of besides(panel)) {
      if (element.inert) continue
      element.inert = true
      inert.add(element)
    }
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.origin !== location.origin) return
    leaving = true
    safeStorage.write(OPEN_KEY, null)
    // Where the address says so already, nothing tells that the visitor is there.
    if (link.href === location.href) onHash()
  }
  const onNavigated = () => {
    if (leaving) onLeave()
    else cover()
  }
  const onHash = () => {
    // With its next frame the browser goes to that place, and takes the focus from wherever it is.
    if (leaving) requestAnimationFrame(() => setTimeout(onLeave))
  }

  cover()
  const page = document.documentElement
  page.style.overflow = 'hidden'
  panel.addEventListener('click', onClick)
  document.addEventListener('navigated', onNavigated)
  // A place on this page: the browser goes there itself, without a new page.
  addEventListener('hashchange', onHash)
  return () => {
    panel.removeEventListener('click', onClick)
    document.removeEventListener('navigated', onNavigated)
    removeEventListener('hashchange', onHash)
    page.style.overflow = ''
    for (const element of inert) element.inert = false
  }
}

/** Everything of the page that is not the panel or around it: the siblings of each of its ancestors. */
function besides(panel: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let node: HTMLElement | null = panel; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !/^(?:SCRIPT|STYLE|LINK)$/.test(sibling.tagName)) {
        found.push(sibling)
      }
    }
  }
  return found
}
