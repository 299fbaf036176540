import { keepDrafts } from './drafts'
import { fillFromQuery } from './form-query'
import { playInView } from './video'

/**
 * Adds to a video or a form what scripts can do for them; one chunk, because each is short. A form that the visitor has not
 * touched yet takes what a link brings along, and nothing of it is kept.
 */
export function enhance(element: Element, reducedMotion: MediaQueryList, isTouched: boolean): void {
  if (element instanceof HTMLVideoElement) playInView(element, reducedMotion)
  else if (isTouched) keepDrafts(element as HTMLFormElement)
  else fillFromQuery(element as HTMLFormElement)
}
