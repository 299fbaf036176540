import { once } from 'node:events'
import { constants, open, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../errors'

/** What the system takes as the path of a socket; a longer one is cut off silently. */
const longestPath = 103
/** Of servers that start in the same instant each may find the other; none of them waits for ever. */
const tries = 4

/** libuv's UV_FS_O_EXLOCK, which Node does not name: the file is open for nobody else. */
const forUsAlone = 0x10000000

type Lock = { path: string; release: () => Promise<void> }

/**
 * Makes sure that one server works in a DATA_DIR: two would send every mail twice. The lock is something open, which the
 * system closes however the process ends: nothing to time out, and no process id that another program may have by now.
 */
export function createFolderLock(folder: string) {
  let held: Promise<Lock & { identity: string | undefined }> | undefined
  return {
    /**
     * Resolves once the folder is ours; at once when it is already. Where somebody made the folder anew, the lock is
     * taken anew.
     * @throws StartError when another server holds it; the system's error when the disk takes no file
     */
    async take(): Promise<void> {
      const known = await held?.catch(() => undefined)
      // The old one is left as it is: closing it would remove a lock of the same name that another server made.
      if (known && (await identityOf(known.path)) !== known.identity) held = undefined
      held ??= lockFolder(folder).then(async lock => ({
        ...lock,
        identity: await identityOf(lock.path),
      }))
      try {
        await held
      } catch (error) {
        held = undefined
        throw error
      }
    },
    async release(): Promise<void> {
      const lock = await held?.catch(() => undefined)
      held = undefined
      await lock?.release()
    },
  }
}

/** Which file of a name it is; undefined when there is none. */
async function identityOf(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined)
  return facts && `${facts.ino} ${facts.birthtimeMs}`
}

async function lockFolder(folder: string): Promise<Lock> {
  const lock = process.platform === 'win32' ? openAlone : listenInFolder
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const taken = await lock(folder)
    if (taken) return taken
    if (attempt < tries) await wait(20 + Math.random() * 200)
  }
  throw new StartError(
    `DATA_DIR ${folder} is in use by another server. Stop that one or give each a folder of its own.`,
  )
}

/** On Windows a socket is no file, but a file can be open for one process alone. */
async function openAlone(folder: string): Promise<Lock | undefined> {
  const path = join(folder, 'lock')
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | forUsAlone
    const file = await open(path, flags)
    return { path, release: () => file.close() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return
    throw error
  }
}

/**
 * Listens on `lock-1`, or on the next number where a killed server left that: a name that was used is never made again
 * beside another starter, who could take the new socket for the old one and remove it. Whoever listens looks once more,
 * so that of two with different numbers the later one sees the other.
 * @returns undefined when another server listens
 */
async function listenInFolder(folder: string): Promise<Lock | undefined> {
  const before = await locksIn(folder)
  if (await isAnyHeld(folder, before)) return
  const number = Math.max(0, ...before) + 1
  const server = await listen(socketPath(folder, number))
  if (!server) return
  const others = (await locksIn(folder)).filter(other => other !== number)
  if (await isAnyHeld(folder, others)) {
    await close(server)
    return
  }
  for (const left of before) await rm(join(folder, lockName(left)), { force: true })
  return { path: join(folder, lockName(number)), release: () => close(server) }
}

const lockName = (number: number) => `lock-${number}`

async function locksIn(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap(name => Number(/^lock-(\d+)$/.exec(name)?.[1] ?? []))
}

/** The shorter way to a socket, from here or from the root. */
function socketPath(folder: string, number: number): string {
  const absolute = join(folder, lockName(number))
  const fromHere = relative('.', absolute)
  const path = fromHere.length < absolute.length ? fromHere : absolute
  if (path.length <= longestPath) return path
  const surplus = path.length - longestPath
  throw new StartError(`DATA_DIR ${folder} is too long a path: ${surplus} characters too many.`)
}

/** @returns undefined when the name is taken */
async function listen(path: string): Promise<Server | undefined> {
  const server = createServer(socket => socket.destroy())
  server.listen(path)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return
    throw error
  }
  return server.unref()
}

async function close(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}

async function isAnyHeld(folder: string, numbers: readonly number[]): Promise<boolean> {
  const answers = await Promise.all(numbers.map(number => isHeld(socketPath(folder, number))))
  return answers.includes(true)
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
