import { readData } from '../data/site-data'
import { checkContent, ownHost } from './check-content'
import { memoizedCheck } from './page/check-page'

/** The check for a preview, which asks several times for each save: pages that have not changed are read once. */
export function createLiveCheck(root = process.cwd()) {
  const check = memoizedCheck()
  return {
    /** What is wrong in one page, without a look at the others. */
    page: (file: string, text: string) => check(file, text, ownHost(readData('site', root))).diagnostics,
    content: () => checkContent(root, check),
  }
}
