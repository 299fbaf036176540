import type { Browser } from 'playwright'
import { withBareSite } from './bare-site'
import { browserMissing, phone, slowDown, withBrowser, withFreshPage } from './bench-browser'
import { withServer } from './bench-server'
import { median } from './median'
import { type Row, unmeasured } from './row'

const rounds = 60
const routes = ['/', '/ki-loesungen-arztpraxis', '/services/ki-rag-systeme']
const line = { roundTrip: 150, kilobitsPerSecond: 1600, processor: 4 }
const limit = 1.1
const target = `at most ${limit} times`
const what = 'LCP against a bare page with the same text and CSS'

/**
 * Largest contentful paint in milliseconds, of three pages and of bare pages with the same text, styles and fonts from the
 * same server, in turns, each in a browser that has been nowhere: a phone with Lighthouse's slow line, processor four times
 * slower. The median of the rounds' ratios; the worst page counts.
 */
export async function* lcp(): AsyncGenerator<Row> {
  const missing = browserMissing()
  if (missing) return yield unmeasured(what, target, missing)
  const pairs = await withBareSite(routes, dist =>
    withServer(({ origin }) => withBrowser(browser => compare(browser, origin)), {}, dist),
  )
  const pages = routes.map((route, place) => {
    const figures = pairs[place] ?? []
    const of = (whose: 'own' | 'bare') => median(figures.map(pair => pair[whose])).toFixed(0)
    return { route, ratio: median(figures.map(({ own, bare }) => own / bare)), own: of('own'), bare: of('bare') }
  })
  const worst = Math.max(...pages.map(({ ratio }) => ratio))
  const each = pages.map(({ route, ratio, own, bare }) => `${route} ${ratio.toFixed(2)}: ${own} to ${bare} ms`)
  yield { what, target, measured: `${worst.toFixed(2)} times (${each.join('; ')})`, met: worst <= limit }
}

type Pair = { own: number; bare: number }

async function compare(browser: Browser, origin: string): Promise<Pair[][]> {
  const pairs: Pair[][] = routes.map(() => [])
  // Nobody is measured cold.
  await largestPaint(browser, `${origin}/`)
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, route] of routes.entries()) {
      const own = () => largestPaint(browser, origin + route)
      const bare = () => largestPaint(browser, `${origin}/bare/${place}`)
      // Who comes first changes, too.
      const first = round % 2 === 0 ? await own() : await bare()
      const second = round % 2 === 0 ? await bare() : await own()
      pairs[place]?.push(round % 2 === 0 ? { own: first, bare: second } : { own: second, bare: first })
    }
  }
  return pairs
}

function largestPaint(browser: Browser, address: string): Promise<number> {
  return withFreshPage(browser, phone, async page => {
    await slowDown(page, line)
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate(() => (window.fontsLoaded ?? document.fonts.ready).then(() => true))
    // What may still grow larger: pictures and movements that come right after.
    await page.waitForTimeout(700)
    return page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  })
}
