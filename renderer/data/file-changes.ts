import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asWritten, withUnixLines } from '../content-files'
import type { Edit } from './diagnose'

/** What changes in one file of content/. `to` is its new name, empty when it goes; offsets count as in `withUnixLines`. */
export type FileChange = { file: string; edits: Edit[]; to?: string }

/** Writes changes to disk. */
export function writeChanges(changes: readonly FileChange[], root = process.cwd()): void {
  for (const { file, edits, to } of changes) {
    const path = join(root, file)
    const written = readFileSync(path, 'utf8')
    if (edits.length > 0)
      writeFileSync(path, asWritten(withEdits(withUnixLines(written), edits), written))
    if (to === '') rmSync(path)
    else if (to) {
      mkdirSync(dirname(join(root, to)), { recursive: true })
      renameSync(path, join(root, to))
    }
  }
}

/** A text with all edits made. Of two that touch the same characters the first counts. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { from, to, text: words } of edits.toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  )) {
    if (from < done) continue
    result += text.slice(done, from) + words
    done = to
  }
  return result + text.slice(done)
}
