import { siteRoutes } from '../../../tools/bench/site-routes'
import { expect, test } from '../../support/built-test'

test('no page scrolls sideways at 260 px, as a phone shows it to who doubled its letters', async ({ page }) => {
  await page.setViewportSize({ width: 260, height: 560 })
  const wide: string[] = []
  for (const route of siteRoutes()) {
    await page.goto(route)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) wide.push(`${route}: ${over} px`)
  }
  expect(wide).toEqual([])
})
