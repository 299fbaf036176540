// Plain JavaScript: runs before anything is built, on a bare Node.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { builtAt, builtServer, newerThanBuild } from './last-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
// npm hands SIGTERM to its shell, which hands it to nobody: without them the server ends as if it had got it.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
const newer = newerThanBuild([
  'content',
  'shared',
  'components',
  'renderer',
  'server',
  'tools',
  'package-lock.json',
  'vite.config.ts',
  '.env',
])
if (newer) {
  console.log(
    builtAt()
      ? `${newer} is newer than the build: building …`
      : 'There is no build yet: building …',
  )
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('\nTHE BUILD FAILED, nothing was started. The findings are above this line.')
    if (builtAt())
      console.error(
        `The older build of ${new Date(builtAt()).toISOString()} is still in dist: node ${builtServer} serves it.`,
      )
    process.exit(1)
  }
}
await import(pathToFileURL(join(root, builtServer)).href)
