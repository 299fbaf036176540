import { siteRoutes } from '../../../tools/bench/site-routes'
import { allFindings, expect, sizes, test } from './accessibility-test'
import { focusFindings } from './focus-probe'
import { smallTargets } from './target-probe'
import { textFindings, textSpacing } from './text-probe'

for (const route of siteRoutes()) {
  for (const viewport of sizes) {
    test(`${route} at ${viewport.width} px is free of findings, also for the keyboard and with wide text`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(route)
      const found = [...(await allFindings(page)), ...(await focusFindings(page))]
      await page.addStyleTag({ content: textSpacing })
      found.push(...(await textFindings(page)).map(finding => `with wide text: ${finding}`))
      expect(found).toEqual([])
    })
  }
}

test('every page fits 320 px, as a window of 1280 px enlarged to 400 % is, and 260 px, as phones with doubled letters', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const found: string[] = []
  for (const route of siteRoutes()) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    found.push(...[...(await textFindings(page)), ...(await smallTargets(page))].map(finding => `${route} ${finding}`))
    await page.setViewportSize({ width: 260, height: 560 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) found.push(`${route} scrolls ${over} px sideways at 260 px`)
  }
  expect(found).toEqual([])
})
