/** Once enough of an element is in view it gets a class, once; CSS does the rest. */
import { onceInView } from './in-view'

/** `.reveal` becomes `active` at 10 % in view, `[data-play]` becomes `playing` at 40 %. */
export function revealIn(part: ParentNode): void {
  onceInView(part.querySelectorAll('.reveal'), 0.1, element => element.classList.add('active'))
  onceInView(part.querySelectorAll('[data-play]'), 0.4, element => element.classList.add('playing'))
}
