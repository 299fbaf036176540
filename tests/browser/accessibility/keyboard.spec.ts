import { demo } from '../../support/live'
import { expect, sizes, test } from './accessibility-test'
import { walkFindings } from './focus-probe'

for (const viewport of sizes)
  test(`the Tab key through a page at ${viewport.width} px, and back`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(demo.path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
    const findings = await walkFindings(page, 60)
    await page.locator('.footer a').last().focus()
    expect([...findings, ...(await walkFindings(page, 40, true))]).toEqual([])
  })
