import { readData } from '../data/site-data'
import { checkContent, ownHost } from './check-content'
import { type CheckedPage, checkPage } from './page/check-page'

/** The check for whoever asks again after each save: pages that have not changed are read once. */
export function createLiveCheck(root = process.cwd()) {
  const known = new Map<string, { key: string; page: CheckedPage }>()
  const check: typeof checkPage = (file, written, host = '') => {
    const key = `${host}\n${written}`
    const before = known.get(file)
    const page = before?.key === key ? before.page : checkPage(file, written, host)
    known.set(file, { key, page })
    return page
  }
  return {
    /** What is wrong in one page, without a look at the others. */
    page: (file: string, text: string) => check(file, text, ownHost(readData('site', root))).diagnostics,
    content: () => checkContent(root, check),
  }
}
