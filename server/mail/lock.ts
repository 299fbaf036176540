import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors'
import { describeError } from '../log'

type FolderLock = {
  /** Why nothing keeps a second server out, e.g. `ENOTSUP`; undefined where the folder is guarded. */
  unguarded: string | undefined
  release: () => Promise<void>
}

/** @throws where the package has no build for this system, as for musl */
const nativeLock = async () => (await import('fs-native-extensions')).tryLock

/**
 * Makes sure that one server works in a folder: two would send every mail twice. The system frees the lock however the
 * process ends. Where it knows no such lock the folder is used all the same: forms that are refused cost more.
 * @throws StartError when another server has it; the system's error when the folder takes no file
 */
export async function lockFolder(folder: string, load = nativeLock): Promise<FolderLock> {
  const file = await open(join(folder, 'lock'), 'a', 0o600)
  const release = () => file.close()
  try {
    const tryLock = await load()
    if (tryLock(file.fd)) return { unguarded: undefined, release }
  } catch (error) {
    return { unguarded: describeError(error).code ?? 'no build', release }
  }
  await release()
  throw new StartError(
    `DATA_DIR ${folder} is in use by another server. Stop that one or give each a folder of its own.`,
  )
}
