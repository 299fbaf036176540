import type { Finding } from '../../data/report'
import { readData, readText } from '../../data/site-data'
import { checkContent, ownHost } from './check-content'
import { checkPage } from './check-page'
import type { CheckedPage } from './checked'

/** The check for callers that run it after each save: pages are read again only when they or the firm's data have changed. */
export function createLiveCheck(root = process.cwd()) {
  const known = new Map<string, { key: string; page: CheckedPage }>()
  const check: typeof checkPage = (file, written, host = '', data) => {
    const key = `${host}\n${JSON.stringify(data)}\n${written}`
    const before = known.get(file)
    const page = before?.key === key ? before.page : checkPage(file, written, host, data)
    known.set(file, { key, page })
    return page
  }
  return {
    /** What is wrong in one page and needs no other. */
    alone(file: string): Finding[] {
      const { text, findings } = readText(file, root)
      if (findings.length > 0) return findings
      const [site, prices] = [readData('site', root), readData('prices', root)]
      const facts = site.data && prices.data && { site: site.data, prices: prices.data }
      return check(file, text, ownHost(site), facts).findings
    },
    /** Checks all of content/ as it is on disk. */
    content: () => checkContent(root, check),
  }
}
