import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * All files below a folder, as paths from it with `/`: `services/ki-rag-systeme.mdx`. Symbolic links are left out, which
 * Node's own `recursive` follows since version 22: one that leads upwards would never end.
 * None where there is no such folder.
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory())
      return filesBelow(join(folder, entry.name)).map(path => `${entry.name}/${path}`)
    return entry.isFile() ? [entry.name] : []
  })
}
