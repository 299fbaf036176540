import { keepDrafts } from './drafts'
import { playInView } from './video'

/** What a film or a form needs when it comes near: one short file for both, apart from the page's script. */
export function comeNear(element: Element, calm: MediaQueryList): void {
  if (element instanceof HTMLVideoElement) playInView(element, calm)
  else keepDrafts(element)
}
