import runLighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { browserMissing, withBrowser } from './bench-browser'
import { withServer } from './bench-server'
import { freePort } from './free-port'
import { median } from './median'
import type { Row } from './row'
import { siteRoutes } from './site-routes'

const timeless = ['accessibility', 'best-practices', 'seo'] as const
const categories = ['performance', ...timeless] as const
const audits = { cls: 'cumulative-layout-shift', tbt: 'total-blocking-time' } as const
const mostRuns = 5

type Scores = Record<(typeof categories)[number] | keyof typeof audits, number>
type Run = { scores: Scores; processor: number }
type PageScores = { route: string; scores: Scores; processor: number; calibratedTbt: number }

// Lighthouse's docs/throttling.md: its default, four times slower, makes the phone it means out of a processor whose
// benchmarkIndex is 1500 or more; out of one below, two times slower does.
const fastProcessor = 1500
const calibratedSlowdown = 2

const figures = [
  ...categories.map(key => ({ key, what: `Lighthouse mobile: ${key}`, target: '100', limit: 100, digits: 0 })),
  { key: 'cls', what: 'Lighthouse mobile: CLS', target: '0', limit: 0, digits: 3 },
  { key: 'tbt', what: 'Lighthouse mobile: TBT', target: '0 ms', limit: 0, digits: 0 },
] as const

/**
 * Lighthouse's own mobile settings on every page of the sitemap, or on those named in LIGHTHOUSE_PAGES (`/ /trial`). One
 * run each; what is below 100 or moves or blocks runs five times, and the median of each figure counts. Where the first run
 * gave 100 for all that takes no time, the others measure times only: half as long. The worst page of
 * each figure is in the table; CLS has no unit, TBT is in milliseconds. On a processor that is slower than Lighthouse's
 * default expects, what blocks is measured once more with the slowdown it advises, in a line that explains.
 */
export async function* lighthouse(): AsyncGenerator<Row> {
  const missing = browserMissing()
  if (missing) {
    for (const { what, target } of figures) yield { what, target, measured: `not measured: ${missing}`, met: null }
    return
  }
  const routes = process.env.LIGHTHOUSE_PAGES?.split(' ') ?? siteRoutes()
  const pages: PageScores[] = []
  const port = await freePort()
  await withServer(({ origin }) =>
    withBrowser(async () => {
      for (const route of routes) {
        const page = await scoresOfPage(origin, route, port)
        pages.push(page)
        if (!isPerfect(page)) console.error(`Lighthouse ${JSON.stringify(page)}`)
      }
    }, [`--remote-debugging-port=${port}`]),
  )
  for (const { key, what, target, limit, digits } of figures) yield worstOf(pages, key, what, target, limit, digits)
  yield calibrated(pages)
}

function calibrated(pages: readonly PageScores[]): Row {
  const { worst, where } = farthest(pages, ({ calibratedTbt }) => calibratedTbt)
  const processor = Math.round(median(pages.map(page => page.processor)))
  return {
    what: `Lighthouse mobile: TBT, processor slowed ${calibratedSlowdown} times, as Lighthouse advises below ${fastProcessor}`,
    target: '–',
    measured: `${worst.calibratedTbt.toFixed(0)} ms (${where}; benchmarkIndex ${processor})`,
    met: null,
  }
}

function worstOf(
  pages: readonly PageScores[],
  key: keyof Scores,
  what: string,
  target: string,
  limit: number,
  digits: number,
): Row {
  const isScore = limit > 0
  const distance = ({ scores }: PageScores) => Math.abs(scores[key] - limit)
  const { worst, where } = farthest(pages, distance)
  const value = worst.scores[key].toFixed(digits) + (key === 'tbt' ? ' ms' : '')
  return {
    what,
    target,
    measured: `${value} (${where})`,
    met: isScore ? worst.scores[key] >= limit : distance(worst) === 0,
  }
}

/** The page that is farthest from what it should be, and in words where pages are not there. */
function farthest(pages: readonly PageScores[], distance: (page: PageScores) => number) {
  const worst = pages.reduce((one, other) => (distance(other) > distance(one) ? other : one))
  const wrong = pages.filter(page => distance(page) > 0).length
  const where = wrong === 0 ? `all ${pages.length} pages` : `${worst.route}, ${wrong} of ${pages.length} pages`
  return { worst, where }
}

const isPerfect = ({ scores }: Pick<Run, 'scores'>) => figures.every(({ key, limit }) => scores[key] === limit)

async function scoresOfPage(origin: string, route: string, port: number): Promise<PageScores> {
  const { scores, processor } = await scoresOf(origin + route, port)
  const isCalibrated = scores.tbt === 0 || processor >= fastProcessor
  const again = isCalibrated ? scores : (await scoresOf(origin + route, port, scores, calibratedSlowdown)).scores
  return { route, scores, processor, calibratedTbt: again.tbt }
}

/**
 * @param before of the same page
 * @param slowdown other than Lighthouse's own
 * @throws Error when no run has all figures: Lighthouse goes on where its trace broke, without one of them
 */
async function scoresOf(address: string, port: number, before?: Scores, slowdown?: number): Promise<Run> {
  const runs: Run[] = []
  for (let run = 0; run < mostRuns && !(runs.length > 0 && runs.every(isPerfect)); run++) {
    const known = runs[0]?.scores ?? before
    const isTimeLeft = known !== undefined && timeless.every(key => known[key] === 100)
    const one = await scoresOnce(address, port, isTimeLeft ? ['performance'] : categories, slowdown)
    const scores = { ...known, ...one.scores } as Scores
    if (Object.values(scores).every(Number.isFinite)) runs.push({ ...one, scores })
  }
  if (runs.length === 0) throw new Error(`Lighthouse measured nothing whole on ${address}`)
  const entries = figures.map(({ key }) => [key, median(runs.map(({ scores }) => scores[key]))] as const)
  return { scores: Object.fromEntries(entries) as Scores, processor: median(runs.map(({ processor }) => processor)) }
}

async function scoresOnce(
  address: string,
  port: number,
  asked: readonly (typeof categories)[number][],
  slowdown: number | undefined,
): Promise<{ scores: Partial<Scores>; processor: number }> {
  const result = await runLighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...asked],
    ...(slowdown && { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown } }),
  })
  if (!result) throw new Error(`Lighthouse has no result for ${address}`)
  const { lhr } = result
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const scores = {
    ...Object.fromEntries(asked.map(id => [id, score(id)])),
    cls: Math.round(value(audits.cls) * 1000) / 1000,
    tbt: Math.round(value(audits.tbt)),
  }
  return { scores, processor: lhr.environment.benchmarkIndex }
}
