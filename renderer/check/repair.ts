import { writeChanges } from '../data/file-changes'
import { checkContent } from './check-content'

/** Mistakes hide behind each other, few deep. More rounds would mean that two repairs undo each other. */
const MOST_ROUNDS = 20

/**
 * Applies all exact fixes in content/ until none is left: what one repairs may uncover the next.
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
  const repairs = [...pages, ...files].map(({ file, diagnostics }) => {
    const fixes = diagnostics.flatMap(({ fix }) => (fix ? [fix] : []))
    return { file, edits: fixes.flat(), count: fixes.length }
  })
  const made = repairs.filter(({ count }) => count > 0)
  writeChanges(made, root)
  return made
}
