import { checkContent } from '../../renderer/check/check-content'
import { finding } from '../../renderer/explain'

/** All that the check says of a whole content, a line each. */
export function contentFindings(root: string): string[] {
  const { pages, files } = checkContent(root)
  return [...files, ...pages].flatMap(({ file, problems }) => problems.map(problem => finding(file, problem)))
}
