import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '../../components/shapes'
import { asWritten, plainText } from '../content-files'
import { checkContent } from './check-content'

/**
 * Repairs what has an exact cure in all files of content/; what one repair uncovers the next run repairs. Gives the files that
 * were changed, with the number of places.
 */
export function repairContent(root = process.cwd()): { file: string; count: number }[] {
  const { pages, files } = checkContent(root)
  return [...pages, ...files].flatMap(({ file, diagnostics }) => {
    const fixes = diagnostics.flatMap(({ fix }) => (fix ? [fix] : []))
    if (fixes.length === 0) return []
    const written = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), asWritten(withEdits(plainText(written), fixes.flat()), written))
    return [{ file, count: fixes.length }]
  })
}

/** A text with all edits made. Of two that touch the same characters the first counts. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { from, to, text: words } of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from < done) continue
    result += text.slice(done, from) + words
    done = to
  }
  return result + text.slice(done)
}
