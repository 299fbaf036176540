import { appendFile, link, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Readable by the service's user only, and safe on disk when the write resolves. */
const durably = { mode: 0o600, flush: true }

/**
 * Makes what happened in a folder (a new name, a rename) survive a power cut. Windows opens no folder for that: its file
 * system keeps names in a journal of its own.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
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
export async function writeOnce(
  temporary: string,
  path: string,
  content: Buffer,
): Promise<boolean> {
  try {
    await writeFile(temporary, content, { ...durably, flag: 'wx' })
    const isNew = await link(temporary, path).then(() => true, ifCode('EEXIST', false))
    await syncFolder(dirname(path))
    return isNew
  } finally {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

/**
 * Moves a file on one disk so that it is in one folder or the other after a power cut, never in none. Does nothing when it
 * is not there.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  const isMoved = await rename(from, to).then(() => true, ifCode('ENOENT', false))
  if (!isMoved) return
  await syncFolder(dirname(to))
  await syncFolder(dirname(from))
}

/** Adds a line to a file, safe on disk when it resolves. */
export async function appendLine(path: string, line: string): Promise<void> {
  await appendFile(path, `${line}\n`, durably)
}

/** For `.catch()`: the value to go on with after a system error of this code; every other error is thrown again. */
export function ifCode<T>(
  code: 'ENOENT' | 'EEXIST',
  value: T,
): (error: NodeJS.ErrnoException) => T {
  return error => {
    if (error.code === code) return value
    throw error
  }
}
