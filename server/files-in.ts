import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * All files below a folder, as paths from it: `assets/entry.js`. Symbolic links are left out. Folder by folder, because
 * Node's own `recursive` follows links in some versions: at once since 22, with promises since 26.
 * @throws when the folder is missing
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths = entries.map(async entry => {
    if (entry.isFile()) return [entry.name]
    if (!entry.isDirectory()) return []
    return (await filesIn(join(folder, entry.name))).map(path => `${entry.name}/${path}`)
  })
  return (await Promise.all(paths)).flat()
}
