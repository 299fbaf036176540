import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../renderer/data/files-below'

const ASSETS = 'client/assets'
/** The names of a build's own assets. */
const OWN = 'server/assets.json'

/**
 * Takes the assets of the build before into the new one: pages that are open while it takes its place still ask for them. What
 * that build had taken over itself goes.
 */
export async function carryAssets(current: string, next: string): Promise<void> {
  const own = filesBelow(join(next, ASSETS))
  await writeFile(join(next, OWN), JSON.stringify(own))
  const before: string[] = JSON.parse(await readFile(join(current, OWN), 'utf8').catch(() => '[]'))
  for (const file of before.filter(name => !own.includes(name)))
    await cp(join(current, ASSETS, file), join(next, ASSETS, file), { recursive: true })
}

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
