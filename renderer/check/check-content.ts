import type { ServiceFacts } from '../../shared/messages'
import { withoutBrackets } from '../../shared/placeholders'
import { fileOf, pageFiles } from '../content-files'
import { type Finding, type Report, reporter } from '../data/report'
import { dataNames, readData, readText } from '../data/site-data'
import { type Checked, type CheckedPage, checkPage, inOrder } from './check-page'
import { checkData, dataFiles, type SiteFiles } from './data'
import { checkFiles } from './files'
import { reportHead } from './heads'
import { checkTierPrices, reportUnfinished } from './open-facts'
import { redirectsIn } from './redirects'
import { checkPageTargets, targetsOf } from './targets'
import { reportUnseen } from './unseen'

const HOME = fileOf('/')

/** The whole content with what is wrong in it, file by file. */
export type CheckedContent = { pages: CheckedPage[]; files: Checked[] }

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
    const { text, found } = readText(file, root)
    return found.length > 0 ? { file, text, found } : check(file, text, ownHost(read.site), facts)
  })
  const targets = targetsOf(root, pages, redirectsIn(read.redirects.text), site)
  // Of a page with a broken box nobody knows what it sells: that is told there, and only there.
  const areWhole = pages.every(({ page }) => page?.boxes.every(({ isWhole }) => isWhole))
  const offers = areWhole ? pages.flatMap(({ page }) => page?.offers ?? []) : []
  return {
    pages: pages.map(page =>
      withMore(page, report => {
        reportHead(page, pages, report)
        if (prices) checkTierPrices(page.text, prices.tiers, report)
        reportUnfinished(page, read, report)
        // Drafts may lead to each other.
        const seen = page.page?.head?.draft ? { ...targets, drafts: [] } : targets
        checkPageTargets(page, seen, report)
      }),
    ),
    files: [
      ...dataFiles(root, read).map(file =>
        withMore(file, report => {
          // The letters of another encoding are none of ours.
          if (file.found.every(({ ruleId }) => ruleId !== 'foreign-letters'))
            reportUnseen(file.text, report)
          checkData(file, { targets, offers }, report)
        }),
      ),
      ...checkFiles(root),
      ...checkHome(pages),
    ],
  }
}

function withMore<T extends Checked>(checked: T, look: (report: Report) => void): T {
  const { found, report } = reporter(checked.file, checked.text)
  look(report)
  return { ...checked, found: inOrder([...checked.found, ...found]) }
}

/** The home page has one name only: without it the site has no entrance. */
function checkHome(pages: readonly CheckedPage[]): Checked[] {
  if (pages.some(({ file }) => file === HOME)) return []
  const { found, report } = reporter(HOME, '')
  const twin = pages.find(({ page }) => page?.head?.canonical === '/')
  const cure = twin
    ? `Nennen Sie ${twin.file} wieder ${HOME}.`
    : 'Holen Sie die Datei aus dem letzten Stand zurück (git checkout).'
  report.error(
    'home-missing',
    0,
    `Die Startseite fehlt. Sie heißt immer index.mdx und behält ihre Adresse. ${cure}`,
  )
  return [{ file: HOME, text: '', found }]
}

/** What stops a build. */
export function errorsIn({ pages, files }: CheckedContent): Finding[] {
  return [...files, ...pages].flatMap(({ found }) => found.filter(({ fatal }) => fatal))
}
