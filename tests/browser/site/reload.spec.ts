import { expect, test } from '../../support/built-test'
import { frames } from '../../support/frames'
import { industry } from '../../support/live'

test('a visitor who loads the page again stays where they were', async ({ page }) => {
  await page.goto(industry.path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.35)))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  // What came into view rises.
  await frames(page, 60)
  const before = await page.evaluate(() => scrollY)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await frames(page, 30)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
})
