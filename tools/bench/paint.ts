import type { Browser } from 'playwright'
import { browserMissing, phone, withBrowser, withFreshPage } from './bench-browser'
import { withServer } from './bench-server'
import { atMost, type Row, unmeasured } from './row'
import { siteRoutes } from './site-routes'

type FirstView = {
  route: string
  /** The page itself and what the browser says the first paint had to wait for. */
  before: number
  /** Bytes over the wire, headers included, until nothing is loading any more. */
  bytes: number
  /** Requests that left the site. */
  foreign: number
}

const whats = {
  before: 'requests before the first paint of any page',
  bytes: 'all that the first view of any page loads, phone',
  foreign: 'requests to other hosts',
}

/** What the first view of each page in the sitemap loads on a phone that has never been there; the worst page counts. */
export async function* paint(): AsyncGenerator<Row> {
  const missing = browserMissing()
  if (missing) {
    yield unmeasured(whats.before, 'at most 1', missing)
    yield unmeasured(whats.bytes, 'at most 120 kB', missing)
    yield unmeasured(whats.foreign, 'at most 0', missing)
    return
  }
  const views = await withServer(({ origin }) =>
    withBrowser(async browser => {
      const seen: FirstView[] = []
      for (const route of siteRoutes()) seen.push(await firstView(browser, origin, route))
      return seen
    }),
  )
  const worst = (key: 'before' | 'bytes' | 'foreign') =>
    views.reduce((one, other) => (other[key] > one[key] ? other : one))
  yield atMost({ what: whats.before, value: worst('before').before, limit: 1, unit: '' })
  const { bytes, route } = worst('bytes')
  yield atMost({ what: whats.bytes, value: bytes / 1000, limit: 120, unit: 'kB', digits: 1, note: route })
  yield atMost({ what: whats.foreign, value: worst('foreign').foreign, limit: 0, unit: '' })
}

function firstView(browser: Browser, origin: string, route: string): Promise<FirstView> {
  return withFreshPage(browser, phone, async page => {
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    let bytes = 0
    let foreign = 0
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    tools.on('Network.requestWillBeSent', ({ request }) => {
      if (/^https?:/.test(request.url) && !request.url.startsWith(origin)) foreign += 1
    })
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    const blocking = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(entry => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length,
    )
    return { route, before: 1 + blocking, bytes, foreign }
  })
}
