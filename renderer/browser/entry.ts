/** What every page runs, without React. Inlined into the page as a module, so the document is parsed when it starts. */
import { loadFonts } from './fonts'
import { foldFooter } from './footer'
import { NEAR, onceInView } from './in-view'
import { startIslands } from './islands'
import { loadChunk } from './load-chunk'
import { startMenu } from './menu'
import { reducedMotion, startNavigation } from './navigation/navigation'

foldFooter()
loadFonts()
const islands = startIslands()

/** Sets up everything in a part of the page that was just added. */
function setUp(part: ParentNode): void {
  // CSS does the rest.
  onceInView(part.querySelectorAll('.reveal'), 0.1, element => element.classList.add('active'))
  onceInView(part.querySelectorAll('[data-play]'), 0.4, element => element.classList.add('playing'))
  islands.mountIn(part)
  // Offline the browser logs the failed request; the form and the poster of the video work without it.
  const tryEnhance = (element: Element, isTouched?: boolean) =>
    loadEnhance(element, isTouched).catch(() => {})
  onceInView(part.querySelectorAll('video[data-in-view]'), 0, tryEnhance, NEAR)
  for (const form of part.querySelectorAll('.request-form')) {
    if (location.search) tryEnhance(form, false)
    form.addEventListener('focusin', () => tryEnhance(form), { once: true })
  }
}

async function loadEnhance(element: Element, isTouched = true): Promise<void> {
  const { enhance } = await loadChunk<typeof import('./enhance')>('enhance')
  enhance(element, reducedMotion, isTouched)
}

// In separate tasks: the current one still has to compute styles, and a slow phone may answer input in between.
setTimeout(() => {
  startMenu()
  startNavigation({ setUp, tearDown: islands.unmountIn })
})
setTimeout(setUp, 0, document)
new Promise(resolve => {
  // Later than what a load itself asks for, pictures and fonts.
  addEventListener('load', () => setTimeout(resolve, 2000))
  addEventListener('scroll', resolve, { once: true })
})
  .then(() => loadChunk<typeof import('./at-rest')>('at-rest'))
  .then(({ atRest }) => atRest())
  // Emilia's button stays small.
  .catch(() => {})
