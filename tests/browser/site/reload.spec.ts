import { expect, test } from '../../support/built-test'
import { industry } from '../../support/live'

test('a visitor who loads the page again stays where they were', async ({ page }) => {
  await page.goto(industry.path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.35)))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  let before = 0
  // A smooth scroll has an end.
  await expect
    .poll(async () => {
      const last = before
      before = await page.evaluate(() => scrollY)
      return before - last
    })
    .toBe(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
    .toBeLessThan(5)
})
