import { readEuro } from '../../components/euro'
import type { Tier } from '../../components/frame/types'
import { bare } from '../../components/placeholder'
import type { Diagnostic } from '../../components/shapes'
import type { ServiceFacts } from '../../server/messages'
import { cutHead, pageFiles } from '../content-files'
import { diagnose, escapeRegExp, isHint, type Report, replace } from '../data/diagnose'
import { headValue } from '../data/front-matter'
import { dataNames, readData, readText } from '../data/site-data'
import { checkDataFile, checkDataFiles, type SiteFiles } from './data/check-data'
import { redirectsIn } from './data/redirects'
import { addressOf, checkFileNames } from './file-names'
import { type Checked, type CheckedPage, checkPage, inOrder } from './page/check-page'
import { placeholdersIn } from './page/placeholders'
import { checkPageTargets, targetsOf } from './targets'

/** The whole content with its diagnostics, file by file. */
export type CheckedContent = { pages: CheckedPage[]; files: Checked[] }

/** The host of the site's own address: `[https://www.4xdu.example]` -> `www.4xdu.example`; empty when there is none. */
export function ownHost({ data }: Pick<SiteFiles['site'], 'data'>): string {
  const url = bare(data?.url ?? '')
  return URL.canParse(url) ? new URL(url).host : ''
}

/**
 * Checks all of content/ at once: each page by itself, each .yaml file, and what only all together can tell.
 * `check` may remember pages that have not changed; `service` is for pages that tell how the server is set up.
 */
export function checkContent(root = process.cwd(), check = checkPage, service?: ServiceFacts): CheckedContent {
  const read = Object.fromEntries(dataNames.map(name => [name, readData(name, root)])) as SiteFiles
  const host = ownHost(read.site)
  const [site, prices] = [read.site.data, read.prices.data]
  const facts = site && prices && { site, prices, service }
  const pages = pageFiles(root).map((file): CheckedPage => {
    const { text, found } = readText(file, root)
    return found.length > 0 ? { file, text, diagnostics: found } : check(file, text, host, facts)
  })
  const data = checkDataFiles(root, read)
  const targets = targetsOf(root, pages, redirectsIn(read.redirects.text), site)
  return {
    pages: pages.map(page =>
      withMore(page, report => {
        checkHead(page, pages, report)
        if (prices) checkTierPrices(page.text, prices.tiers, report)
        reportUnfinished(page, read, report)
        // Drafts may lead to each other.
        checkPageTargets(page, page.page?.head?.draft ? { ...targets, drafts: [] } : targets, report)
      }),
    ),
    files: [
      ...data.map(file => withMore(file, report => checkDataFile(file, targets, report))),
      ...checkFileNames(root),
    ],
  }
}

function withMore<T extends Checked>(checked: T, look: (report: Report) => void): T {
  const { found, report } = diagnose(checked.file, checked.text)
  look(report)
  return { ...checked, diagnostics: inOrder([...checked.diagnostics, ...found]) }
}

/** Rules over all pages: facts of the head that two pages share, a canonical that is not the page's own address. */
function checkHead({ file, text, page }: CheckedPage, pages: readonly CheckedPage[], report: Report): void {
  if (!page) return
  if (page.headings.every(({ level }) => level > 1)) report('h1-missing', cutHead(text).body.search(/\S|$/))
  const { head } = page
  if (!head) return
  for (const key of ['title', 'description'] as const) {
    const first = pages.find(other => other.page?.head?.[key] === head[key])
    if (first && first.file !== file) report(`${key}-again`, headValue(text, key), { file: first.file })
  }
  if (head.draft) report('hint-draft', headValue(text, 'draft'))
  const own = addressOf(file)
  if (head.canonical === own) return
  const owner = pages.find(other => addressOf(other.file) === head.canonical)
  const at = headValue(text, 'canonical')
  const written = text.slice(at).split('\n', 1)[0]?.trimEnd() ?? ''
  const data = { found: head.canonical, own, file: owner?.file ?? '' }
  report(owner ? 'canonical-taken' : 'canonical-other', at, data, replace(at, written.length, own))
}

/**
 * One hint for a page with placeholders. Not for facts that the firm still owes, which `--golive` lists: placeholders that stand in
 * the data too, and legal pages without a review.
 */
function reportUnfinished({ text, page }: CheckedPage, { site, prices }: SiteFiles, report: Report): void {
  if (!page?.head || (text.includes('<LegalSection>') && !page.head.reviewed)) return
  const open = placeholdersIn(text).filter(({ value }) => ![site, prices].some(data => data.text.includes(value)))
  if (open[0]) report('hint-placeholder', open[0].at, { value: open[0].value, count: String(open.length) })
}

/** The diagnostics that stop a build. */
export function errorsIn({ pages, files }: CheckedContent): Diagnostic[] {
  return [...files, ...pages].flatMap(({ diagnostics }) => diagnostics.filter(diagnostic => !isHint(diagnostic)))
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
        if (!right.has(readEuro(amount) ?? -1)) report('hint-tier-price', index + at, { amount })
}
