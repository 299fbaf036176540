/** What every page runs, without React. Inlined into the page as a module, so the document is parsed when it starts. */
import { loadFonts } from './fonts'
import { foldFooter } from './footer'
import { onceInView, reveal } from './in-view'
import { startIslands } from './islands'
import { loadChunk } from './load-chunk'
import { startMenu } from './menu'
import { reducedMotion, startNavigation } from './navigation/navigation'

foldFooter()
restVideos(document)
loadFonts()
const islands = startIslands()
/** Whoever leaves at once has paid for no film, which weighs more than all else of a page. */
const firstMove = new Promise(resolve => {
  // Chromium also tells of a pointer that has not moved.
  addEventListener('pointermove', ({ movementX }) => movementX && resolve(movementX))
  for (const type of ['pointerdown', 'scroll', 'keydown']) addEventListener(type, resolve)
})

/** Sets up everything in a part of the page that was just added. */
function setUp(part: ParentNode): void {
  // CSS does the rest.
  reveal(part.querySelectorAll('.reveal'))
  onceInView(part.querySelectorAll('[data-play]'), 0.4, element => element.classList.add('playing'))
  const bar = part.querySelector<HTMLElement>('.hero-bar')
  const ways = part.querySelector('.hero .button-row')
  if (bar && ways)
    new IntersectionObserver(entries => {
      bar.classList.toggle('hero-bar-shown', !entries.at(-1)!.isIntersecting)
    }).observe(ways)
  islands.mountIn(part)
  // Offline the browser logs the failed request.
  onceInView(restVideos(part), 0, video => playWhileSeen(video).catch(() => rest(video, false)))
}

/** Before they are styled: the browser's controls cost as much as half a page. */
function restVideos(part: ParentNode): Iterable<HTMLVideoElement> {
  const videos = part.querySelectorAll<HTMLVideoElement>('video[data-in-view]')
  for (const video of videos) rest(video, true)
  return videos
}

/** Until a video plays there is its picture alone; without the code for it the browser's controls are back. */
function rest(video: HTMLVideoElement, rests: boolean): void {
  video.classList.toggle('video-rests', rests)
  video.controls = !rests
}

async function playWhileSeen(video: HTMLVideoElement): Promise<void> {
  await firstMove
  const { playInView } = await loadChunk<typeof import('./enhance')>('enhance')
  playInView(video, reducedMotion)
}

// Styles hide what only a script can serve, and what stands in for it: from here on there is one. What failed above leaves the page
// as it is without scripts.
document.documentElement.classList.add('js')
// In separate tasks: the current one still has to compute styles, and a slow phone may answer input in between.
setTimeout(() => {
  startMenu()
  startNavigation({ setUp, tearDown: islands.unmountIn })
})
setTimeout(setUp, 0, document)
