import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors'
import { describeError, type Log } from '../log'

/**
 * Makes sure that one server works in a folder: two would send every mail twice. The system frees the lock however the
 * process ends. Where it knows no such lock the folder is used all the same: forms that are refused cost more.
 * @returns the locked file; closing it leaves the folder to another server
 * @throws StartError when another server has it; the system's error when the folder takes no file
 */
export async function lockFolder(folder: string, log?: Log): Promise<FileHandle> {
  const file = await open(join(folder, 'lock'), 'a', 0o600)
  try {
    // The package has no build for every system: none for musl.
    const { tryLock } = await import('fs-native-extensions')
    if (tryLock(file.fd)) return file
  } catch (error) {
    const code = describeError(error).code ?? 'no build'
    log?.warn('data.unguarded: start no second server in DATA_DIR', { code })
    return file
  }
  await file.close()
  throw new StartError(
    `DATA_DIR ${folder} is in use by another server. Stop that one or give each a folder of its own.`,
  )
}
