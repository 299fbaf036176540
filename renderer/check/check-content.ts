import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bare } from '../../components/placeholder'
import { pageFiles } from '../content-files'
import { finding } from '../explain'
import { readData } from '../site-data'
import { type CheckedPage, checkExactly, checkPage, inOrder, isHint } from './check-page'
import { type CheckedFile, checkDataFiles } from './data-files'
import { dataRules } from './data-rules'
import { fileNames } from './file-names'
import { foreignLetters } from './foreign-letters'
import { headRules } from './head-rules'
import { redirectsIn } from './redirect-rules'
import { pageTargets, targetsOf } from './site-rules'
import { tierNameHints } from './tier-names'
import { tierPriceHints } from './tier-prices'

/** The whole content with everything that is wrong in it, file by file. */
export type CheckedContent = { pages: CheckedPage[]; files: CheckedFile[] }

/** The host of the site's own address: `[https://www.4xdu.example]` -> `www.4xdu.example`; empty when there is none. */
export function ownHost(root = process.cwd()): string {
  const url = bare(readData('site', root).data?.url ?? '')
  return URL.canParse(url) ? new URL(url).host : ''
}

/**
 * Checks all of content/ at once: each page by itself, each .yaml file, and what only all together can tell.
 * `check` may remember pages that have not changed.
 */
export function checkContent(root = process.cwd(), check = checkPage): CheckedContent {
  const host = ownHost(root)
  const pages = pageFiles(root).map(file => {
    const bytes = readFileSync(join(root, file))
    const text = bytes.toString()
    return isUtf8(bytes) ? check(file, text, host) : { file, text: '', problems: [foreignLetters(text)] }
  })
  const data = checkDataFiles(root)
  const redirects = redirectsIn(data.find(({ file }) => file.endsWith('redirects.yaml'))?.text ?? '')
  const targets = targetsOf(root, pages, Object.keys(redirects))
  const rules = dataRules(root, targets, pages, redirects)
  const files = data.map(checked => ({ ...checked, problems: inOrder(rules(checked)) }))
  const ofHead = headRules(pages)
  const { data: prices } = readData('prices', root)
  const ofPrices = prices ? tierPriceHints(prices.tiers) : () => []
  const ofNames = tierNameHints(prices?.tiers ?? [])
  return {
    pages: pages.map(page => {
      const headProblems = [...ofHead(page), ...ofPrices(page), ...ofNames(page.text)]
      if (headProblems.length + pageTargets(page, targets).length === 0) return page
      // Without a mistake of its own it was read quickly, hence without places of attributes.
      const exact = page.problems.length === 0 ? checkExactly(page.file, page.text, host) : page
      return {
        ...page,
        problems: inOrder([...page.problems, ...headProblems, ...pageTargets(exact, targets)]),
      }
    }),
    files: [...files, ...fileNames(root)],
  }
}

/** The findings that stop a build, one line each. */
export function errorsIn({ pages, files }: CheckedContent): string[] {
  return [...files, ...pages].flatMap(({ file, problems }) =>
    problems.filter(problem => !isHint(problem)).map(problem => finding(file, problem)),
  )
}

const known = new Map<string, { text: string; page: CheckedPage }>()

/** `checkPage` that reads a page again only when its text has changed: the preview asks several times for each save. */
export const rememberedCheck: typeof checkPage = (file, text, host = '') => {
  const key = `${host} ${file}`
  const before = known.get(key)
  if (before?.text === text) return before.page
  const page = checkPage(file, text, host)
  known.set(key, { text, page })
  return page
}
