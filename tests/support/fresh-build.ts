import { statSync } from 'node:fs'
import { filesBelow } from '../../renderer/data/files-below'
import { builtAt } from '../../tools/last-build.mjs'

const built = builtAt()
const newer = ['content', 'shared', 'components', 'renderer', 'server', 'tools/build']
  .flatMap(room => filesBelow(room).map(file => `${room}/${file}`))
  .find(file => file !== 'content/README.md' && statSync(file).mtimeMs > built)

/** @throws Error naming a source that changed after the build, of which a test of the built site would say nothing */
export function requireFreshBuild(): void {
  if (newer) throw new Error(`dist is older than ${newer}: run npm run build`)
}
