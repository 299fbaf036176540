import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors'
import { describeError } from '../log'

type FolderLock = {
  /** Why nothing keeps a second server out, e.g. `ENOTSUP`; undefined where the folder is guarded. */
  unguarded: string | undefined
  /** Whether the folder is still the one that was locked, and not one that somebody made anew. */
  isCurrent: () => Promise<boolean>
  release: () => Promise<void>
}

type TryLock = (fd: number) => boolean

/** @throws where the package has no build for this system, as for musl */
const nativeLock = async (): Promise<TryLock> => (await import('fs-native-extensions')).tryLock

/**
 * Makes sure that one server works in a folder: two would send every mail twice. The system frees the lock however the
 * process ends. Where it knows no such lock the folder is used all the same: forms that are refused cost more.
 * @throws StartError when another server has it; the system's error when the folder takes no file
 */
export async function lockFolder(folder: string, load = nativeLock): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const file = await open(path, 'a', 0o600)
  const unguarded = await load()
    .then(tryLock => {
      if (!tryLock(file.fd)) throw new StartError(inUse(folder))
      return undefined
    })
    .catch(async error => {
      if (!(error instanceof StartError)) return describeError(error).code ?? 'no build'
      await file.close()
      throw error
    })
  const { ino } = await file.stat()
  const isCurrent = () =>
    stat(path).then(
      now => now.ino === ino,
      () => false,
    )
  return { unguarded, isCurrent, release: () => file.close() }
}

const inUse = (folder: string) =>
  `DATA_DIR ${folder} is in use by another server. Stop that one or give each a folder of its own.`
