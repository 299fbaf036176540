import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Puts a finished build in the place of the one before, which is deleted. Where that fails, on Windows because a program has a
 * file of it open, the old one stays.
 * @throws the system's error; then `current` is as it was
 */
export async function takePlace(next: string, current: string): Promise<void> {
  const old = `${current}.old`
  // Left of a process that was killed between the two renames: then it is the only one.
  if (existsSync(current)) await rm(old, { recursive: true, force: true })
  if (existsSync(current)) await rename(current, old)
  try {
    await rename(next, current)
  } catch (error) {
    if (existsSync(old)) await rename(old, current)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}
