import { safeStorage } from '../../safe-storage'
import { OPEN_KEY } from '../talk/saved-thread'

/**
 * While the panel covers the page: nothing beneath takes focus or scrolls. `onLeave` is called after a navigation that
 * began with a link in the panel, also to a place on this page; where links load whole pages, the chat is closed on the
 * next one. Returns what undoes it.
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
    if (
      !link ||
      link.target ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    if (link.origin !== location.origin) return
    leaving = true
    safeStorage.write(OPEN_KEY, null)
    // A link to the anchor that is in the address already fires no event.
    if (link.href === location.href) onHash()
  }
  const onNavigated = () => {
    if (leaving) onLeave()
    else cover()
  }
  const onHash = () => {
    // In its next frame the browser scrolls to that place and moves the focus.
    if (leaving) requestAnimationFrame(() => setTimeout(onLeave))
  }

  cover()
  const page = document.documentElement
  page.style.overflow = 'hidden'
  panel.addEventListener('click', onClick)
  document.addEventListener('navigated', onNavigated)
  // An anchor on this page: the browser scrolls there, without `navigated`.
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
  const siblings: HTMLElement[] = []
  for (
    let node: HTMLElement | null = panel;
    node && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (
        sibling !== node &&
        sibling instanceof HTMLElement &&
        !/^(?:SCRIPT|STYLE|LINK)$/.test(sibling.tagName)
      ) {
        siblings.push(sibling)
      }
    }
  }
  return siblings
}
