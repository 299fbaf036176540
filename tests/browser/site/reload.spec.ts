import { expect, test } from '../../support/built-test'
import { industry } from '../../support/live'

test('a visitor who loads the page again stays where they were', async ({ page }) => {
  await page.goto(industry.path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.35)))
  await page.waitForTimeout(800) // what came into view has risen
  const before = await page.evaluate(() => scrollY)
  await page.reload()
  await page.waitForTimeout(800)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
})
