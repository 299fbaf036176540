import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { StartError } from '../errors'

/** What the system takes as the path of a socket; a longer one is cut off silently. */
const longestPath = 103

/**
 * Makes sure that one server works in a DATA_DIR: two would send every mail twice. The lock is a socket in the folder,
 * which the system closes however the process ends: nothing to clean up, nothing to time out.
 * @returns releases it
 * @throws StartError when another server holds it; the system's error when the disk takes no file
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const absolute = join(folder, 'lock')
  const fromHere = relative('.', absolute)
  const path = fromHere.length < absolute.length ? fromHere : absolute
  if (path.length > longestPath) {
    throw new StartError(`DATA_DIR ${folder} is too long a path: ${path.length - longestPath} characters too many.`)
  }
  if (await isHeld(path)) {
    throw new StartError(
      `DATA_DIR ${folder} is in use by another server. Stop that one or give each a folder of its own.`,
    )
  }
  // What a killed server left.
  await rm(path, { force: true })
  const server: Server = createServer(socket => socket.destroy())
  server.listen(path)
  await once(server, 'listening')
  server.unref()
  return async () => {
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
}

function isHeld(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
