import { checkContent } from './check-content'
import { writeChanges } from './renames/changes'

/**
 * Repairs what has an exact cure in all files of content/; what one repair uncovers the next run repairs. Gives the files that
 * were changed, with the number of places.
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
