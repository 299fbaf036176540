import type { Page } from 'playwright/test'
import { axe } from '../../support/axe'
import { pagesOfAllLooks } from '../../support/built-pages'
import { expect, test } from '../../support/built-test'
import { chatOf } from '../../support/chat-panel'
import { scrollThrough } from '../site/site-test'
import { watchLoad } from './watched-load'

/** Chromium's headless shell asks for pictures up to 2,500 px below the window, where home's tiles begin; other browsers half as far. */
const REQUESTS = 20
const BYTES = 125_000

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** How many lines of the exhibit are unseen: they arrive one after the other, once it is in view. */
const unseenLines = (page: Page) =>
  page
    .locator('.hero-exhibit li')
    .evaluateAll(
      lines =>
        lines.filter(
          line => line.checkVisibility() && !line.checkVisibility({ opacityProperty: true }),
        ).length,
    )

// One visit a page, with an empty cache, for every box and every tint. What the page misses on the way is an error on the
// console, and so is a breach of its policy, which axe gets past by the browser's tools.
for (const route of pagesOfAllLooks()) {
  test(`${route} paints by itself, moves nothing, and axe finds nothing`, async ({ page }) => {
    const { paintedAlone, shifts, requested, scripts, bytes, consoleLines } = await watchLoad(
      page,
      route,
    )
    const all = requested.join(' ')
    const foreign = requested.filter(address => !address.startsWith('/'))

    expect
      .soft(paintedAlone, `${route}: paints before anything else has come, of ${all}`)
      .toBe(true)
    expect.soft(foreign, `${route}: other hosts asked`).toEqual([])
    expect.soft(scripts, `${route}: scripts before the visitor does anything`).toEqual([])
    expect.soft(requested.length, `${route}: requests, ${all}`).toBeLessThanOrEqual(REQUESTS)
    expect.soft(bytes, `${route}: bytes, ${all}`).toBeLessThanOrEqual(BYTES)
    expect.soft(shifts, `${route}: what moves although no font has come`).toEqual([])
    expect.soft(consoleLines, `${route}: on the console`).toEqual([])

    const { launcher } = chatOf(page)
    await expect.soft(launcher, `${route}: round`).toHaveCSS('border-radius', /^(50%|999px)$/)
    await expect
      .poll(() => launcher.boundingBox(), `${route}: at the bottom right`)
      .toEqual({ x: 390 - 20 - 52, y: 844 - 3 - 52, width: 52, height: 52 })

    await page.evaluate(() =>
      document.querySelector('.hero-exhibit')?.scrollIntoView({ behavior: 'instant' }),
    )
    await expect
      .poll(() => unseenLines(page), `${route}: lines of the exhibit that do not arrive`)
      .toBe(0)
    await scrollThrough(page)
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect.soft(stored, `${route}: stored by reading alone`).toEqual([])

    // Nothing half faded in, which would be too pale.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        const isEndless = animation.effect?.getComputedTiming().iterations === Infinity
        if (animation.timeline instanceof DocumentTimeline && !isEndless) animation.finish()
      }
    })
    expect.soft(await axe(page), `${route}: axe`).toEqual([])
  })
}
