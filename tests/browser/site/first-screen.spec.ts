import { siteRoutes } from '../../../tools/bench/site-routes'
import { expect, test } from '../../support/built-test'

/** By which height both buttons of a hero have ended. */
const windows = [
  { width: 1366, height: 650, end: 620 },
  { width: 390, height: 844, end: 800 },
]

for (const { width, height, end } of windows)
  test(`first screens of ${width} × ${height} are looked through for buttons and exhibits that come too late`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    const late: string[] = []
    for (const route of siteRoutes()) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      const seen = await page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('.hero .button-row .button')].map(
          button => button.getBoundingClientRect().bottom,
        )
        const exhibit = document.querySelector('.hero-exhibit')?.getBoundingClientRect()
        return { buttons: Math.max(0, ...bottoms), exhibit: exhibit?.top ?? 0 }
      })
      if (seen.buttons > end) late.push(`${route}: buttons end at ${Math.round(seen.buttons)}`)
      if (seen.exhibit > height - 150) late.push(`${route}: exhibit begins at ${Math.round(seen.exhibit)}`)
    }
    // The words decide, so this is a hint and never a red suite.
    for (const hint of late) console.warn(hint)
  })

test('an exhibit is finished as it comes: nothing of it waits unseen, before it plays and while it does', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const empty: string[] = []
  for (const route of siteRoutes()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    for (const moment of [0, 300]) {
      await page.waitForTimeout(moment)
      const unseen = await page.evaluate(() => {
        const lines = [...document.querySelectorAll('.hero-exhibit li')]
        return lines.filter(line => line.checkVisibility() && !line.checkVisibility({ opacityProperty: true })).length
      })
      if (unseen > 0) empty.push(`${route}: ${unseen} lines after ${moment} ms`)
    }
  }
  expect(empty).toEqual([])
})
