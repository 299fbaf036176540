import { expect, kindsOfPages, test } from './accessibility-test'
import { crumbledText, textFindings } from './text-probe'

/** As for a visitor who has set letters of 32 px in the browser. */
test.beforeEach(async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
})

for (const route of kindsOfPages)
  test(`${route} can be read on a phone with letters twice as large`, async ({ page }) => {
    await page.goto(route)
    expect(
      await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      ),
    ).toBe(32)
    const findings = [...(await textFindings(page)), ...(await crumbledText(page))]
    const sizes = await page.evaluate(() =>
      ['h1', 'h2', '.kicker'].map(selector =>
        Math.max(
          0,
          ...[...document.querySelectorAll(selector)].map(element =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          ),
        ),
      ),
    )
    const [title, ...others] = sizes as [number, ...number[]]
    if (title < Math.max(...others)) findings.push(`the title is smaller than what it stands over`)
    expect(findings).toEqual([])
  })
