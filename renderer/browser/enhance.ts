import { keepDrafts } from './drafts'
import { playInView } from './video'

/** Adds to a video or a form what scripts can do for it; one chunk for both, because each is short. */
export function enhance(element: Element, reducedMotion: MediaQueryList): void {
  if (element instanceof HTMLVideoElement) playInView(element, reducedMotion)
  else keepDrafts(element)
}
