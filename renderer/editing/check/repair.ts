import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withUnixLines } from '../../data/content-files'
import { type Edit, editOf } from '../../data/report'
import { checkContent } from './check-content'

/** Mistakes hide behind each other, few deep. More rounds would mean that two repairs undo each other. */
const MOST_ROUNDS = 20

/**
 * Applies all exact repairs in content/ until none is left: what one repairs may uncover the next.
 * @returns the changed files, with the number of places
 */
export function repairContent(root = process.cwd()): { file: string; count: number }[] {
  const counts = new Map<string, number>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const made = repairOnce(root)
    if (made.length === 0) break
    for (const { file, count } of made) counts.set(file, (counts.get(file) ?? 0) + count)
  }
  return [...counts].map(([file, count]) => ({ file, count }))
}

function repairOnce(root: string): { file: string; count: number }[] {
  const { pages, files } = checkContent(root)
  return [...pages, ...files].flatMap(({ file, findings }) => {
    const edits = findings.flatMap(finding => editOf(finding) ?? [])
    if (edits.length === 0) return []
    const path = join(root, file)
    // With \n, as git keeps the lines of every text.
    writeFileSync(path, withEdits(withUnixLines(readFileSync(path, 'utf8')), edits))
    return [{ file, count: edits.length }]
  })
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
