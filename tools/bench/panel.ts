import type { Browser } from 'playwright'
import { slowDown, withBrowser, withFreshPage } from './bench-browser'
import { withServer } from './bench-server'
import { atMost, type FigureRow, median } from './figures'

const rounds = 9
const line = { roundTrip: 40, kilobitsPerSecond: 10_000 }
const what = 'chat panel, first open on a warm line: click to input usable'

declare global {
  interface Window {
    /** Milliseconds from the click on Emilia until her input has the focus. */
    usable?: number | undefined
  }
}

/**
 * From the click on Emilia (the event's own time) until the input of the panel has the focus, in milliseconds. The mouse
 * comes and clicks at once, so that nothing is loaded ahead; the connection is open. 40 ms round trip, 10 Mbit/s; the
 * median of browsers that have never opened her.
 */
export async function* panel(): AsyncGenerator<FigureRow> {
  const times = await withServer(({ origin }) =>
    withBrowser(async browser => {
      // The first page of a browser is slower.
      await firstOpen(browser, origin)
      const figures: number[] = []
      for (let round = 0; round < rounds; round += 1) figures.push(await firstOpen(browser, origin))
      return figures
    }),
  )
  const note = `median of ${rounds} at ${line.roundTrip} ms round trip and ${line.kilobitsPerSecond / 1000} Mbit/s`
  yield atMost({ what, value: median(times), limit: 300, unit: 'ms', note })
}

function firstOpen(browser: Browser, origin: string): Promise<number> {
  return withFreshPage(browser, { viewport: { width: 1280, height: 800 } }, async page => {
    await page.goto(origin, { waitUntil: 'networkidle' })
    await slowDown(page, line)
    await page.evaluate(() => {
      let from = 0
      addEventListener(
        'click',
        event => {
          // The same click is made again when there is something to answer it.
          from ||= event.timeStamp
        },
        true,
      )
      addEventListener('focusin', ({ target }) => {
        if ((target as Element).matches('[role=dialog] textarea'))
          window.usable = performance.now() - from
      })
    })
    const launcher = await page.locator('button.chat-launcher').boundingBox()
    if (!launcher) throw new Error('Emilia is not to be seen')
    await page.mouse.click(launcher.x + launcher.width / 2, launcher.y + launcher.height / 2)
    const usable = await page.waitForFunction(() => window.usable)
    return Number(await usable.jsonValue())
  })
}
