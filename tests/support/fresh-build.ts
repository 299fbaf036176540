import { statSync } from 'node:fs'
import { filesBelow } from '../../renderer/data/files-below'

const builtAt = statSync('dist/server/main.js', { throwIfNoEntry: false })?.mtimeMs ?? 0
const newer = ['content', 'shared', 'components', 'renderer', 'server', 'tools/build']
  .flatMap(room => filesBelow(room).map(file => `${room}/${file}`))
  .find(file => file !== 'content/README.md' && statSync(file).mtimeMs > builtAt)

/** @throws Error naming a source that changed after the build, of which a test of the built site would say nothing */
export function requireFreshBuild(): void {
  if (newer) throw new Error(`dist is older than ${newer}: run npm run build`)
}
