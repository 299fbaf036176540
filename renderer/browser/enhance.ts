import { playChoices } from './chat-demo'
import { keepDrafts } from './drafts'
import { fillFromQuery } from './form-query'
import { showMeasured } from './measured'
import { playInView } from './video'

/**
 * Adds to a video, a form, an example chat or measured proofs what scripts can do for them; one chunk, because each is short. A form that the visitor has
 * not touched yet takes what a link brings along, and nothing of it is kept.
 */
export function enhance(element: Element, reducedMotion: MediaQueryList, isTouched: boolean): void {
  if (element instanceof HTMLVideoElement) playInView(element, reducedMotion)
  else if (element.matches('.chat-demo')) playChoices(element)
  else if (!(element instanceof HTMLFormElement)) showMeasured(element)
  else if (isTouched) keepDrafts(element)
  else fillFromQuery(element)
}
