import type { Page } from 'playwright'
import { slowDown, withBrowser, withFreshPage } from './bench-browser'
import { withServer } from './bench-server'
import { atMost, type FigureRow, median } from './figures'

const roundTrip = 150
const clicks = 12
/** How long a pointer rests on a link before the click; longer than the page takes to load. */
const restMs = 600
const what = `client navigation at ${roundTrip} ms round trip, hovered: click to painted`

declare global {
  interface Window {
    /** Milliseconds from the last click to the paint of the page it led to. */
    painted?: number | undefined
  }
}

/**
 * From the click (the event's own time) to the second frame after the next page stands in the document, in milliseconds:
 * links of the header in turn, each hovered before, every request delayed by the browser. Median of the clicks.
 */
export async function* navigation(): AsyncGenerator<FigureRow> {
  const times = await withServer(({ origin }) =>
    withBrowser(browser =>
      withFreshPage(browser, { viewport: { width: 1280, height: 800 } }, async page => {
        await page.addInitScript(watchClicks)
        await page.goto(origin)
        await slowDown(page, { roundTrip })
        const figures: number[] = []
        for (let click = 0; click < clicks; click += 1) figures.push(await follow(page, click))
        return figures
      }),
    ),
  )
  const note = `median of ${clicks}, worst ${Math.max(...times).toFixed(0)}`
  yield atMost({ what, value: median(times), limit: 60, unit: 'ms', note })
}

/** Runs in the page. */
function watchClicks(): void {
  let from = 0
  addEventListener('click', event => {
    from = event.timeStamp
  })
  document.addEventListener('navigated', () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.painted = performance.now() - from
      }),
    ),
  )
}

/** Follows the next link of the header and gives the milliseconds to its paint. */
async function follow(page: Page, turn: number): Promise<number> {
  const links = page.locator('header a[href^="/"]:not([href*="#"], [aria-current]):visible')
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  const here = new URL(page.url()).pathname
  const others = addresses
    .map((address, at) => ({ address, at }))
    .filter(({ address }) => address !== here)
  const next = others[turn % others.length]
  if (!next) throw new Error(`The header of ${here} has no links`)
  await page.evaluate(() => {
    window.painted = undefined
  })
  await links.nth(next.at).hover()
  await page.waitForTimeout(restMs)
  await page.mouse.down()
  await page.mouse.up()
  const painted = await page.waitForFunction(() => window.painted)
  // Moves the pointer away and waits until the page is idle.
  await page.mouse.move(640, 500)
  await page.waitForTimeout(500)
  return Number(await painted.jsonValue())
}
