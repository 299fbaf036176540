import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '../../components/shapes'
import { plainText } from '../content-files'
import { checkContent } from './check-content'

/** One repair may uncover the next: a quoted attribute can then be read, and its name be wrong. */
const ROUNDS = 5

/** Repairs what has an exact cure in all files of content/. Gives the files that were changed, with the number of places. */
export function repairContent(root = process.cwd()): { file: string; count: number }[] {
  const counts = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const { pages, files } = checkContent(root)
    let isChanged = false
    for (const { file, diagnostics } of [...pages, ...files]) {
      const fixes = diagnostics.flatMap(({ fix }) => (fix ? [fix] : []))
      if (fixes.length === 0) continue
      const written = readFileSync(join(root, file), 'utf8')
      const text = plainText(written)
      const repaired = withEdits(text, fixes.flat())
      if (repaired === text) continue
      writeFileSync(join(root, file), asWritten(repaired, written))
      counts.set(file, (counts.get(file) ?? 0) + fixes.length)
      isChanged = true
    }
    if (!isChanged) break
  }
  return [...counts]
    .map(([file, count]) => ({ file, count }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
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

/** The text with the byte order mark and the line ends that its file had. */
function asWritten(text: string, written: string): string {
  const [end = '\n'] = /\r+\n|\r|\n/.exec(written) ?? []
  return (written.startsWith('\uFEFF') ? '\uFEFF' : '') + text.replaceAll('\n', end)
}
