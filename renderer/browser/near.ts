import { keepDrafts } from './drafts'
import { playInView } from './video'

/** What a film or a form needs when it comes near: one file for both, since a page's script is dear and this is short. */
export function comeNear(element: Element, calm: MediaQueryList): void {
  if (element instanceof HTMLVideoElement) playInView(element, calm)
  else keepDrafts(element)
}
