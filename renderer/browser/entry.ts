/** What every page runs, without React. Inlined into the page as a module, so the document is parsed when it starts. */
import { islandModules } from './island-modules'
import { startIslands } from './islands'
import { startMenu } from './menu'
import { startNavigation } from './navigation'
import { revealIn } from './reveal'
import { playVideosIn, startVideos } from './video'

const islands = startIslands(islandModules)

/** Everything that waits in a part of the page which has just come into it. */
function arrive(part: ParentNode): void {
  revealIn(part)
  playVideosIn(part)
  islands.wakeIn(part)
}

startMenu()
startVideos()
startNavigation({ arrive, leave: islands.sleepIn })
arrive(document)
