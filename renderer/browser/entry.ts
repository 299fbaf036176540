/** What every page runs, without React. Inlined into the page as a module, so the document is parsed when it starts. */
import { offerChoices } from './choices'
import { NEAR, onceInView } from './in-view'
import { startIslands } from './islands'
import { later } from './later'
import { startMenu } from './menu'
import { calm, startNavigation } from './navigation'
import { watchReading } from './reading'

const islands = startIslands()

/** Everything that waits in a part of the page which has just come into it. */
function arrive(part: ParentNode): void {
  // CSS does the rest.
  onceInView(part.querySelectorAll('.reveal'), 0.1, element => element.classList.add('active'))
  onceInView(part.querySelectorAll('[data-play]'), 0.4, element => element.classList.add('playing'))
  islands.wakeIn(part)
  offerChoices(part)
  // Without a line the browser says itself what did not come; the form and the film's picture work without it.
  const near = (element: Element) =>
    later<typeof import('./near')>('near')
      .then(({ comeNear }) => comeNear(element, calm))
      .catch(() => {})
  onceInView(part.querySelectorAll('video[data-in-view]'), 0, near, NEAR)
  for (const form of part.querySelectorAll('.request-form'))
    form.addEventListener('focusin', () => near(form), { once: true })
}

// In tasks of their own: the one that read the page goes on to compute its styles, and a busy phone may answer in between.
setTimeout(() => {
  startMenu()
  watchReading()
  startNavigation({ arrive, leave: islands.sleepIn })
})
setTimeout(arrive, 0, document)
