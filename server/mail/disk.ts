import { randomUUID } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file that is safe on disk under its final name when this resolves; never a half one.
 * @param temporary a folder on the same disk
 */
export async function writeWhole(path: string, temporary: string, text: string): Promise<void> {
  const half = join(temporary, randomUUID())
  try {
    await writeFile(half, text, { mode: 0o600, flush: true })
    await rename(half, path)
    await sync(dirname(path))
  } finally {
    await rm(half, { force: true }).catch(() => {})
  }
}

/** After a power cut the file is in one folder or the other, never in none. Does nothing when it is not there. */
export async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(unless('ENOENT'))
  await sync(dirname(to))
  await sync(dirname(from))
}

/** Makes a new name survive a power cut. Windows opens no folder for that: its file system keeps a journal of names. */
export async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** For `.catch()`: undefined for a system error of this code; every other error is thrown again. */
export const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return undefined
}
