import { fillFromQuery } from './form-query'
import { playInView } from './video'

/**
 * Adds to a video or a form what scripts can do for them; one chunk, because each is short. A form takes what a link brings
 * along.
 */
export function enhance(element: Element, reducedMotion: MediaQueryList): void {
  if (element instanceof HTMLVideoElement) playInView(element, reducedMotion)
  else fillFromQuery(element as HTMLFormElement)
}
