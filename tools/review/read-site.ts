import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './compare'
import { readPage } from './page-state'

/** All pages of a folder of built pages, by route. */
export function readSite(folder: string): Site {
  const digests = new Map<string, string>()
  const digestOf = (src: string): string => {
    if (!src.startsWith('/')) return ''
    const known = digests.get(src)
    if (known !== undefined) return known
    const digest = digestOfFile(join(folder, src.replace(/[?#].*$/, '')))
    digests.set(src, digest)
    return digest
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.html'))
  return new Map(
    files.sort().map(file => [routeOf(file), readPage(readFileSync(join(folder, file), 'utf8'), digestOf)]),
  )
}

/** `services/x.html` -> `/services/x`, `index.html` -> `/` */
function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

function digestOfFile(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
  } catch {
    return ''
  }
}
