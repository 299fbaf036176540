/** What every page runs, without React. Inlined into the page as a module, so the document is parsed when it starts. */
import { offerChoices } from './choices'
import { NEAR, onceInView } from './in-view'
import { startIslands } from './islands'
import { loadChunk } from './load-chunk'
import { startMenu } from './menu'
import { reducedMotion, startNavigation } from './navigation'
import { watchReading } from './reading'

const islands = startIslands()

/** Sets up everything in a part of the page that was just added. */
function setUp(part: ParentNode): void {
  // CSS does the rest.
  onceInView(part.querySelectorAll('.reveal'), 0.1, element => element.classList.add('active'))
  onceInView(part.querySelectorAll('[data-play]'), 0.4, element => element.classList.add('playing'))
  islands.mountIn(part)
  offerChoices(part)
  // Offline the browser logs the failed request; the form and the poster of the video work without it.
  const loadEnhance = (element: Element) =>
    loadChunk<typeof import('./enhance')>('enhance')
      .then(({ enhance }) => enhance(element, reducedMotion))
      .catch(() => {})
  onceInView(part.querySelectorAll('video[data-in-view]'), 0, loadEnhance, NEAR)
  for (const form of part.querySelectorAll('.request-form'))
    form.addEventListener('focusin', () => loadEnhance(form), { once: true })
}

// In separate tasks: the current one still has to compute styles, and a slow phone may answer input in between.
setTimeout(() => {
  startMenu()
  watchReading()
  startNavigation({ setUp, tearDown: islands.unmountIn })
})
setTimeout(setUp, 0, document)
