import runLighthouse from 'lighthouse'
import { withBrowser } from './bench-browser'
import { withServer } from './bench-server'
import { type FigureRow, median } from './figures'
import { siteRoutes } from './page-weight'
import { freePort } from './processes'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const repeats = 3

/** Scores of 0 to 100, and the layout shift (no unit). */
type Scores = Record<(typeof categories)[number] | 'cls', number>

/** What each figure should be. */
const figures = [
  ...categories.map(key => ({ key, what: `Lighthouse mobile: ${key}`, wanted: 100, digits: 0 })),
  { key: 'cls', what: 'Lighthouse mobile: CLS', wanted: 0, digits: 3 },
] as const

/**
 * Lighthouse's own mobile settings on every page of the sitemap once; a page that is not perfect runs three times and the median counts. The table has the worst page of each figure.
 */
export async function* lighthouse(): AsyncGenerator<FigureRow> {
  const pages: { route: string; scores: Scores }[] = []
  const port = await freePort()
  await withServer(({ origin }) =>
    withBrowser(async () => {
      for (const route of siteRoutes())
        pages.push({ route, scores: await scoresOf(origin + route, port) })
    }, [`--remote-debugging-port=${port}`]),
  )
  for (const { key, what, wanted, digits } of figures) {
    const distance = (page: (typeof pages)[number]) => Math.abs(page.scores[key] - wanted)
    const worst = pages.reduce((one, other) => (distance(other) > distance(one) ? other : one))
    const wrong = pages.filter(page => distance(page) > 0).length
    const where =
      wrong === 0
        ? `all ${pages.length} pages`
        : `${worst.route}, ${wrong} of ${pages.length} pages`
    const measured = `${worst.scores[key].toFixed(digits)} (${where})`
    yield { what, target: String(wanted), measured, met: wrong === 0 }
  }
}

async function scoresOf(address: string, port: number): Promise<Scores> {
  const runs = [await scoresOnce(address, port)]
  const isPerfect = figures.every(({ key, wanted }) => runs[0]?.[key] === wanted)
  while (!isPerfect && runs.length < repeats) runs.push(await scoresOnce(address, port))
  return Object.fromEntries(
    figures.map(({ key }) => [key, median(runs.map(run => run[key]))]),
  ) as Scores
}

async function scoresOnce(address: string, port: number): Promise<Scores> {
  const result = await runLighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`Lighthouse has no result for ${address}`)
  const { categories: scored, audits } = result.lhr
  const entries = categories.map(key => [key, Math.round((scored[key]?.score ?? 0) * 100)] as const)
  return {
    ...(Object.fromEntries(entries) as Record<(typeof categories)[number], number>),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000) / 1000,
  }
}
