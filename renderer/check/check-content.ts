import type { Tier } from '../../components/frame/types'
import type { ServiceFacts } from '../../shared/messages'
import { readEuro } from '../../shared/money'
import { withoutBrackets } from '../../shared/placeholders'
import { cutHead, fileOf, pageFiles } from '../content-files'
import { type Diagnostic, diagnose, escapeRegExp, type Report, replace } from '../data/diagnose'
import { headValue } from '../data/front-matter'
import { type Draft, dataNames, readData, readText } from '../data/site-data'
import type { Problem } from '../sentences/problem'
import { checkDataFile, checkDataFiles, type SiteFiles } from './data/check-data'
import { redirectsIn } from './data/redirects'
import { addressOf, checkFileNames } from './file-names'
import { type Checked, type CheckedPage, checkPage, inOrder } from './page/check-page'
import { isLaw } from './page/is-law'
import { placeholdersIn } from './page/placeholders'
import { checkPageTargets, targetsOf } from './targets'
import { reportUnseen } from './unseen'

const HOME = fileOf('/')

/** The whole content with its diagnostics, file by file. */
export type CheckedContent = { pages: CheckedPage[]; files: Checked[] }

/** The host of the site's own address: `[https://www.4xdu.example]` -> `www.4xdu.example`; empty when there is none. */
export function ownHost({ data }: Pick<SiteFiles['site'], 'data'>): string {
  const url = withoutBrackets(data?.url ?? '')
  return URL.canParse(url) ? new URL(url).host : ''
}

/**
 * Checks all of content/ at once: each page by itself, each .yaml file, and what only all together can tell.
 * `check` may remember pages that have not changed; `service` is for pages that tell how the server is set up; `draft` is read
 * in the place of its file.
 */
export function checkContent(
  root = process.cwd(),
  check = checkPage,
  service?: ServiceFacts,
  draft?: Draft,
): CheckedContent {
  const read = Object.fromEntries(
    dataNames.map(name => [name, readData(name, root, draft)]),
  ) as SiteFiles
  const host = ownHost(read.site)
  const [site, prices] = [read.site.data, read.prices.data]
  const facts = site && prices && { site, prices, service }
  const pages = pageFiles(root).map((file): CheckedPage => {
    const { text, found } = readText(file, root, draft)
    return found.length > 0 ? { file, text, diagnostics: found } : check(file, text, host, facts)
  })
  const data = checkDataFiles(root, read, draft)
  const targets = targetsOf(root, pages, redirectsIn(read.redirects.text), site)
  // Of a page with a broken box nobody knows what it sells: that is told there, and only there.
  const areWhole = pages.every(({ page }) => page?.boxes.every(({ isWhole }) => isWhole))
  const offers = areWhole ? pages.flatMap(({ page }) => page?.offers ?? []) : []
  return {
    pages: pages.map(page =>
      withMore(page, report => {
        checkHead(page, pages, report)
        if (prices) checkTierPrices(page.text, prices.tiers, report)
        reportUnfinished(page, read, report)
        // Drafts may lead to each other.
        checkPageTargets(
          page,
          page.page?.head?.draft ? { ...targets, drafts: [] } : targets,
          report,
        )
      }),
    ),
    files: [
      ...data.map(file =>
        withMore(file, report => {
          // The letters of another encoding are none of ours.
          if (file.diagnostics.every(({ problem }) => problem.ruleId !== 'foreign-letters'))
            reportUnseen(file.text, report)
          checkDataFile(file, { targets, offers }, report)
        }),
      ),
      ...checkFileNames(root),
      ...checkHome(pages),
    ],
  }
}

function withMore<T extends Checked>(checked: T, look: (report: Report) => void): T {
  const { found, report } = diagnose(checked.file, checked.text)
  look(report)
  return { ...checked, diagnostics: inOrder([...checked.diagnostics, ...found]) }
}

const isHomeMissing = (pages: readonly CheckedPage[]) => pages.every(({ file }) => file !== HOME)

/** The home page has one name only: without it the site has no entrance. */
function checkHome(pages: readonly CheckedPage[]): Checked[] {
  if (!isHomeMissing(pages)) return []
  const { found, report } = diagnose(HOME, '')
  const twin = pages.find(({ page }) => page?.head?.canonical === '/')
  report({ ruleId: 'home-missing', twin: twin?.file ?? '' }, 0)
  return [{ file: HOME, text: '', diagnostics: found }]
}

/** Rules over all pages: facts of the head that two pages share, a canonical that is not the page's own address. */
function checkHead(
  { file, text, page }: CheckedPage,
  pages: readonly CheckedPage[],
  report: Report,
): void {
  if (!page) return
  if (page.headings.every(({ level }) => level > 1))
    report({ ruleId: 'h1-missing' }, cutHead(text).body.search(/\S|$/))
  const { head } = page
  if (!head) return
  for (const key of ['title', 'description'] as const) {
    const first = pages.find(other => other.page?.head?.[key] === head[key])
    if (first && first.file !== file)
      report({ ruleId: `${key}-again`, file: first.file }, headValue(text, key))
  }
  if (head.draft) report({ ruleId: 'draft' }, headValue(text, 'draft'))
  const own = addressOf(file)
  // The home page under another name is told as such.
  if (head.canonical === own || (head.canonical === '/' && isHomeMissing(pages))) return
  const owner = pages.find(other => addressOf(other.file) === head.canonical)
  const at = headValue(text, 'canonical')
  const written = text.slice(at).split('\n', 1)[0]?.trimEnd() ?? ''
  const found = head.canonical
  const problem: Problem = owner
    ? { ruleId: 'canonical-taken', found, own, file: owner.file }
    : { ruleId: 'canonical-other', found, own }
  report(problem, at, replace(at, written.length, own))
}

/**
 * One hint for a page with placeholders. Not for facts that the firm still owes, which `--golive` lists: placeholders that stand in
 * the data too, and legal pages without a review.
 */
function reportUnfinished(
  { text, page }: CheckedPage,
  { site, prices }: SiteFiles,
  report: Report,
): void {
  if (!page?.head || (isLaw(page) && !page.head.reviewed)) return
  const open = placeholdersIn(text).filter(
    ({ value }) => ![site, prices].some(data => data.text.includes(value)),
  )
  const [first] = open
  if (first)
    report({ ruleId: 'placeholder-left', value: first.value, count: open.length }, first.at)
}

/** The diagnostics that stop a build. */
export function errorsIn({ pages, files }: CheckedContent): Diagnostic[] {
  return [...files, ...pages].flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'error'),
  )
}

/** Hints at amounts that no package has in prices.yaml, on lines that name a package: perhaps its price has changed. */
function checkTierPrices(text: string, tiers: readonly Tier[], report: Report): void {
  const right = new Set(tiers.flatMap(({ from, perMessage }) => [from, perMessage]))
  const names = new RegExp(
    `(?<![\\p{L}-])(?:${tiers.map(({ name }) => escapeRegExp(name)).join('|')})(?![\\p{L}-])`,
    'u',
  )
  // Rows of a table may name other offers.
  for (const { 0: line, index } of text.matchAll(/^(?![ \t]*\|).*€.*$/gm))
    if (names.test(line))
      for (const { 0: amount, index: at } of line.matchAll(/\d[\d.]*(?:,\d+)?[ \u00a0]€/g))
        if (!right.has(readEuro(amount) ?? -1)) report({ ruleId: 'tier-price', amount }, index + at)
}
