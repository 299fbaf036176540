import { writeChanges } from '../renames/changes'
import { checkContent } from './check-content'

/**
 * Applies all exact fixes in content/ once; a further run repairs what they uncover.
 * @returns the changed files, with the number of places
 */
export function repairContent(root = process.cwd()): { file: string; count: number }[] {
  const { pages, files } = checkContent(root)
  const repairs = [...pages, ...files].map(({ file, diagnostics }) => {
    const fixes = diagnostics.flatMap(({ fix }) => (fix ? [fix] : []))
    return { file, edits: fixes.flat(), count: fixes.length }
  })
  const made = repairs.filter(({ count }) => count > 0)
  writeChanges(made, root)
  return made
}
