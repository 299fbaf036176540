import { tierOffer } from '../../../components/facts/tiers'
import type { ServiceFacts } from '../../../shared/messages'
import { withoutBrackets } from '../../../shared/placeholders'
import { fileOf, pageFiles, urlOf } from '../../data/content-files'
import { type Finding, type Report, reporter } from '../../data/report'
import { dataNames, readData, readText } from '../../data/site-data'
import { compareFile, comparePage } from './agreed'
import { checkAmounts } from './amounts'
import { checkPage } from './check-page'
import { type Checked, type CheckedContent, type CheckedPage, inOrder } from './checked'
import { checkData, dataFiles, redirectsIn, type SiteFiles } from './data'
import { checkFiles } from './files'
import { checkFilms } from './films'
import { reportUnfinished } from './golive'
import { compareHead } from './heads'
import { reportUnseen } from './marks'
import { findingsSince } from './since'
import { checkPageTargets, targetsOf } from './targets'

const HOME = fileOf('/')

/** The host of the site's own address: `[https://www.4xdu.example]` -> `www.4xdu.example`; empty when there is none. */
export function ownHost({ data }: Pick<SiteFiles['site'], 'data'>): string {
  const url = withoutBrackets(data?.url ?? '')
  return URL.canParse(url) ? new URL(url).host : ''
}

/**
 * Checks all of content/ at once: each page by itself, each .yaml file, and what only all together can tell.
 * `check` may remember pages that have not changed; `service` is for pages that tell how the server is set up.
 */
export function checkContent(
  root = process.cwd(),
  check = checkPage,
  service?: ServiceFacts,
): CheckedContent {
  const read = Object.fromEntries(dataNames.map(name => [name, readData(name, root)])) as SiteFiles
  const [site, prices] = [read.site.data, read.prices.data]
  const facts = site && prices && { site, prices, service }
  const pages = pageFiles(root).map((file): CheckedPage => {
    const { text, findings } = readText(file, root)
    const isReadable = findings.length === 0
    return isReadable ? check(file, text, ownHost(read.site), facts) : { file, text, findings }
  })
  const targets = targetsOf(root, pages, redirectsIn(read.redirects.document), site)
  // While a page has a mistake, a price on it may be unknown: amounts are not compared then.
  const isWhole = prices && pages.every(({ findings }) => findings.every(({ fatal }) => !fatal))
  const offers = [
    ...(prices?.tiers.map(tier => tierOffer(tier, prices)) ?? []),
    ...pages.flatMap(({ page }) => page?.offers ?? []),
  ]
  const packages = prices?.tiers.map(({ name }) => name) ?? []
  return {
    pages: pages.map(page =>
      withMore(page, report => {
        compareHead(page, pages, report)
        reportUnfinished(page, read, report)
        comparePage(page, read.vorgaben, report)
        if (isWhole) checkAmounts(page, offers, report)
        checkFilms(page.page, site, root, report)
        // Drafts may lead to each other.
        const seen = page.page?.head?.draft ? { ...targets, drafts: [] } : targets
        checkPageTargets(page, seen, report)
      }),
    ),
    files: [
      ...dataFiles(root, read).map(file =>
        withMore(file, report => {
          // A file in another encoding is told as that, not for its odd characters.
          if (file.findings.every(({ ruleId }) => ruleId !== 'file-unreadable'))
            reportUnseen(file.text, report)
          checkData(file, { targets, packages }, report)
          compareFile(file, read.vorgaben, targets, report)
        }),
      ),
      ...checkFiles(root),
      // The home page must exist, under this name.
      ...(pages.some(({ file }) => file === HOME) ? [] : [{ file: HOME, ...readText(HOME, root) }]),
    ],
  }
}

function withMore<T extends Checked>(checked: T, look: (report: Report) => void): T {
  const { findings, report } = reporter(checked.file, checked.text)
  look(report)
  return { ...checked, findings: inOrder([...checked.findings, ...findings]) }
}

/** What stops a build. */
export function errorsIn({ pages, files }: CheckedContent): Finding[] {
  return [...files, ...pages].flatMap(({ findings }) => findings.filter(({ fatal }) => fatal))
}

/**
 * Everything to tell of the content, by place: also what it has left behind since an earlier state, and what others found. Pages
 * that are gone come first: a line in redirects.yaml mends what links to them.
 */
export function allFindings(
  content: CheckedContent,
  root: string,
  rev?: string,
  others: readonly Finding[] = [],
): Finding[] {
  const alone = [...content.files, ...content.pages].flatMap(({ findings }) => findings)
  const since = findingsSince(content, root, rev)
  const isGone = ({ ruleId }: Finding) => Number(ruleId === 'address-gone')
  return inOrder([...alone, ...lonelyPages(content), ...since, ...others]).toSorted(
    (one, other) => isGone(other) - isGone(one),
  )
}

/** Hints at pages that no other page and no menu leads to; none while there are errors, which hide links. */
function lonelyPages(content: CheckedContent): Finding[] {
  if (errorsIn(content).length > 0) return []
  const { pages, files } = content
  const menus = files.find(({ file }) => file === 'content/navigation.yaml')?.text ?? ''
  const inMenus = [...menus.matchAll(/\bpath: *"?([^"#,}\s]*)/g)].map(([, path]) => path)
  return pages.flatMap(({ file, text, page }) => {
    const own = urlOf(file)
    const leadsHere = ({ href }: { href: string }) => href.split('#')[0] === own
    const isLinked = pages.some(other => other.file !== file && other.page?.links.some(leadsHere))
    const { findings, report } = reporter(file, text)
    if (own !== '/' && page && !page.head?.draft && !isLinked && !inMenus.includes(own))
      report.hint(
        'page-lonely',
        0,
        'Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.',
      )
    return findings
  })
}
