import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

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
export async function writeOnce(temporary: string, path: string, content: Buffer): Promise<boolean> {
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
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
 * Moves a file on one disk so that it is in one folder or the other after a power cut, never in none. Does nothing when it
 * is not there.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  await syncFolder(dirname(to))
  await syncFolder(dirname(from))
}

/** Adds a line to a file, safe on disk when it resolves. */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.writeFile(`${line}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
