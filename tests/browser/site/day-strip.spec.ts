import { expect, test } from '../../support/built-test'
import { pageWith } from '../../support/live'

const strip = '.day-strip'

test.describe('the strip of a day', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('moves sideways by the keyboard, without JavaScript, and the page does not', async ({
    page,
  }) => {
    await page.goto(pageWith('class="day-strip"'))
    await page.locator(strip).focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.locator(strip).evaluate(element => element.scrollLeft))
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
