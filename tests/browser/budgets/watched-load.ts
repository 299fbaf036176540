import type { Page, Request } from 'playwright/test'
import { expect } from '../../support/built-test'
import { door } from '../../support/door'
import { frames } from '../../support/frames'

type Shift = { value: number; what: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/**
 * Loads a page so that each answer comes at its worst moment: only the page itself until it has painted, then the rest,
 * and the fonts a moment later.
 */
export async function watchLoad(page: Page, route: string) {
  const requests: Request[] = []
  const arrived: Request[] = []
  const consoleLines: string[] = []
  page.on('request', request => {
    requests.push(request)
  })
  page.on('requestfinished', request => arrived.push(request))
  page.on('console', message => consoleLines.push(message.text()))
  const [others, fonts] = [door(), door()]
  await page.route('**/*', async held => {
    const request = held.request()
    if (!request.isNavigationRequest()) await others.opened
    if (isFont(request)) await fonts.opened
    await held.continue()
  })
  await page.addInitScript(noteShifts)

  await page.goto(route, { waitUntil: 'commit' })
  const paintedAlone = await page.waitForFunction(painted, undefined, { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  others.open()
  await expect
    .poll(() => requests.filter(one => !isFont(one) && !arrived.includes(one)).length)
    .toBe(0)
  await frames(page, 3)
  const shifts = await page.evaluate(() => window.shifts)
  fonts.open()
  await page.waitForLoadState('networkidle')

  const origin = new URL(page.url()).origin
  const paths = (some: Request[]) => some.map(request => request.url().replace(origin, ''))
  return {
    /** Whether the page painted while its own file was all that had come. */
    paintedAlone,
    /** What moved although no font had come. */
    shifts,
    /** Paths of the site, whole addresses of other hosts, in the order they were asked for. */
    requested: paths(requests),
    scripts: paths(requests.filter(request => request.resourceType() === 'script')),
    bytes: await bytesOf(arrived),
    /** All of the console, not only errors. */
    consoleLines,
  }
}

const isFont = (request: Request) => request.url().endsWith('.woff2')

/** What finished requests brought over the wire, headers with it. */
async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map(request => request.sizes()))
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0)
}

// From here on: what runs in the page.

function noteShifts(): void {
  window.shifts = []
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const note = (entry: PerformanceEntry) => {
    const { value, sources } = entry as Entry
    const elements = sources.map(({ node }) =>
      node instanceof Element ? node : node?.parentElement,
    )
    window.shifts.push({
      value,
      what: elements.map(element => element?.outerHTML.slice(0, 60) ?? 'gone'),
    })
  }
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  })
}

function painted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
