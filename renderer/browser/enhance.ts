import { playChoices } from './chat-demo'
import { fillFromQuery } from './form-query'
import { showMeasured } from './measured'
import { playInView } from './video'

export { resume } from './resume'

/**
 * Adds to a video, a form, an example chat or measured proofs what scripts can do for them; one chunk, because each is short.
 * A form takes what a link brings along.
 */
export function enhance(element: Element, reducedMotion: MediaQueryList): void {
  if (element instanceof HTMLVideoElement) playInView(element, reducedMotion)
  else if (element.matches('.chat-demo')) playChoices(element)
  else if (element instanceof HTMLFormElement) fillFromQuery(element)
  else showMeasured(element)
}
