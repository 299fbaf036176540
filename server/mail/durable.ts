import { access, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are missing, for this user alone. One at a time: Node's own `recursive` tries for
 * ever where nothing can be made (below /proc).
 * @throws the system's error
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!isMissing(error)) return mustBeFolder(path, error)
    const above = dirname(path)
    if (!(await isThere(above))) await makeFolder(above)
    // Once more in any case: another server that starts now may have made the folder above a moment ago.
    await mkdir(path, { mode: 0o700 }).catch(late => mustBeFolder(path, late))
  }
}

/** Whatever kept it from being made: a folder that is there is all that was wanted. */
async function mustBeFolder(path: string, error: unknown): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) throw error
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Makes what happened in a folder (a new name, a rename) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a whole file under its final name, safe on disk when it resolves; never a half one.
 * @param temporary a free path on the same disk
 * @returns false when the name is taken already; the other file is left as it is
 * @throws the system's error (`ENOSPC`, `EROFS`, …); then nothing of that name was made, or a whole file
 */
export async function writeOnce(temporary: string, path: string, content: Buffer, at: Date): Promise<boolean> {
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.utimes(at, at)
      await file.sync()
    } finally {
      await file.close()
    }
    return await linkNew(temporary, path)
  } finally {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

async function linkNew(from: string, to: string): Promise<boolean> {
  const isNew = await link(from, to).then(
    () => true,
    error => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  await syncFolder(dirname(to))
  return isNew
}

/**
 * Moves a file on one disk so that it is in one folder or the other after a power cut, never in none.
 * @returns false when it was not there
 */
export async function moveFile(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  await syncFolder(dirname(to))
  await syncFolder(dirname(from))
  return true
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
