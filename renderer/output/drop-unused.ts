import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { filesBelow } from '../files-below'

const NAME = /[\w.-]+\.\w+/g

/**
 * Removes what the bundler wrote into `assets` and no page asks for: Vike's own entries, and the script that is inlined.
 * @param assets the built `dist/client/assets`
 * @param asked text of which every file name in it is kept, with all that those files name themselves
 */
export async function dropUnused(assets: string, asked: Iterable<string>): Promise<void> {
  const files = filesBelow(assets).map(file => join(assets, file))
  const byName = new Map(files.map(file => [basename(file), file]))
  const kept = new Set<string>()
  const waiting = [...asked]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const name of text.match(NAME) ?? []) {
      const file = byName.get(name)
      if (!file || kept.has(file)) continue
      kept.add(file)
      if (/\.(js|css)$/.test(file)) waiting.push(await readFile(file, 'utf8'))
    }
  }
  await Promise.all(files.filter(file => !kept.has(file)).map(file => rm(file)))
}
