import { checkContent, rememberedCheck } from '../../renderer/check/check-content'
import { finding } from '../../renderer/explain'

/** All that the check says of a whole content, a line each. Pages that did not change are not read again: tests do so a hundred times. */
export function contentFindings(root: string): string[] {
  const { pages, files } = checkContent(root, rememberedCheck)
  return [...files, ...pages].flatMap(({ file, problems }) => problems.map(problem => finding(file, problem)))
}
