// Plain JavaScript: runs before anything is built, on a bare Node.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = 'dist/server/main.js' // written last by the build
const sources = [
  'content',
  'shared',
  'components',
  'renderer',
  'server',
  'tools',
  'package-lock.json',
  'vite.config.ts',
  '.env',
]

/**
 * The newest change below a path, folders included so that a deleted file counts too.
 * @param {string} path
 * @returns {number} milliseconds; 0 when there is nothing
 */
function changed(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, changed(join(path, name))),
    stat.mtimeMs,
  )
}

process.chdir(root)
const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0
const newer = sources.find(source => changed(source) > builtAt)
if (newer) {
  console.log(
    builtAt ? `${newer} is newer than the build: building …` : 'There is no build yet: building …',
  )
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('\nTHE BUILD FAILED, nothing was started. The findings are above this line.')
    if (builtAt)
      console.error(
        `The older build of ${new Date(builtAt).toISOString()} is still in dist: node ${built} serves it.`,
      )
    process.exit(1)
  }
}
await import(pathToFileURL(join(root, built)).href)
