import { readData } from '../data/site-data'
import { checkContent, ownHost } from './check-content'
import { type CheckedPage, checkPage } from './page/check-page'

/** The check for callers that run it after each save: pages that have not changed are not read again. */
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
    /** The diagnostics of one page that need no other page. */
    page: (file: string, text: string) => check(file, text, ownHost(readData('site', root))).diagnostics,
    /** Checks all of content/ as it is on disk; one page may be read from a draft instead. */
    content: (draft?: { file: string; text: string }) =>
      checkContent(root, (file, written, ...facts) =>
        check(file, file === draft?.file ? draft.text : written, ...facts),
      ),
  }
}
