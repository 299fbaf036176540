// Plain JavaScript: runs before anything is built, on a bare Node.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The server of the last build, which is written last; from the root of the project. */
export const builtServer = 'dist/server/main.js'

/** When the last build was ready, in milliseconds; 0 where there is none. */
export const builtAt = () => statSync(builtServer, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * The first of these files and folders that holds a change which is newer than the last build, from the root of the project.
 * @param {readonly string[]} sources
 */
export const newerThanBuild = sources => sources.find(source => changed(source) > builtAt())

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
