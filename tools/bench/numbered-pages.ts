import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf, pageFiles, urlOf } from '../../renderer/content-files'

/**
 * Writes content/ of a scratch project with as many pages as wanted: the real ones, then copies of them under `/kopie-1`,
 * `/kopie-2` …, each with address, title and description of its own, so that the check finds nothing. All name a picture that is
 * there already, so that no social images are drawn: peers draw none.
 * @param root of the scratch project; its content/ is replaced
 */
export function writeNumberedPages(root: string, count: number): void {
  const content = join(root, 'content')
  rmSync(content, { recursive: true, force: true })
  cpSync('content', content, { recursive: true })
  const originals = pageFiles()
  for (let page = 0; page < count; page += 1) {
    const original = originals[page % originals.length] ?? ''
    const copy = Math.floor(page / originals.length)
    const file = copy === 0 ? original : fileOf(addressOf(urlOf(original), copy))
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), numbered(readFileSync(original, 'utf8'), copy))
  }
}

function numbered(text: string, copy: number): string {
  const named = text
    .replace(/^socialImage:.*\n/m, '')
    .replace(/^canonical: (.*)$/m, (_, url) => `canonical: ${addressOf(url, copy)}\nsocialImage: /icon-512.png`)
  const own = (fact: string) => new RegExp(`^(${fact}: ["']?)`, 'm')
  return copy === 0 ? named : named.replace(own('title'), `$1${copy} `).replace(own('description'), `$1${copy} `)
}

/** `/trial` -> `/kopie-3/trial`, `/` -> `/kopie-3`. */
function addressOf(url: string, copy: number): string {
  if (copy === 0) return url
  return `/kopie-${copy}${url === '/' ? '' : url}`
}
