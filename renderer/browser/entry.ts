/** What every page runs, without React. Inlined into the page as a module, so the document is parsed when it starts. */
import { NEAR, onceInView } from './in-view'
import { islandBase, islandModules } from './island-modules'
import { startIslands } from './islands'
import { layOutRest } from './lay-out'
import { startMenu } from './menu'
import { calm } from './motion'
import { startNavigation } from './navigation'
import { revealIn } from './reveal'

const islands = startIslands(islandModules, islandBase)

/** Everything that waits in a part of the page which has just come into it. */
function arrive(part: ParentNode): void {
  revealIn(part)
  layOutRest(part)
  islands.wakeIn(part)
  onceInView(
    part.querySelectorAll('video[data-in-view], .request-form'),
    0,
    // Without a line the browser says itself what did not come; the form and the film's picture work without it.
    element => import('./near').then(({ comeNear }) => comeNear(element, calm)).catch(() => {}),
    NEAR,
  )
}

// In tasks of their own: the one that read the page goes on to compute its styles, and a busy phone may answer in between.
setTimeout(() => {
  startMenu()
  startNavigation({ arrive, leave: islands.sleepIn })
})
setTimeout(arrive, 0, document)
