import type { Page } from 'playwright/test'
import { axe } from '../../support/axe'
import { fontsShown } from '../../support/fonts-shown'
import { movingParts, scrollThrough, unseenParts } from '../site/site-test'
import { expect, richestPages, sizes, test } from './accessibility-test'
import { focusFindings } from './focus-probe'
import { inForcedColours } from './forced-colours-probe'
import { largeTextFindings, textFindings, textSpacing } from './text-probe'

/** With the text spaced as a visitor may set it. */
async function wideTextFindings(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: textSpacing })
  const findings = await textFindings(page)
  await style.evaluate(element => (element as Element).remove())
  return findings
}

// One visit a page, in windows of all widths, for a visitor who wants no motion. What axe finds on phones, the colours with it:
// ../budgets/first-load.spec.ts. Colours cost more than all its other rules, and are the same in wide windows.
for (const route of richestPages)
  test(`${route} is free of findings, however it is read`, async ({ page }) => {
    const findings: string[] = []
    const note = (how: string, found: string[]) =>
      findings.push(...found.map(finding => `${how}: ${finding}`))

    await page.goto(route)
    await fontsShown(page)
    note('at first', await unseenParts(page))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
    // Films come into view, where their own button takes the place of the browser's controls.
    await scrollThrough(page)
    await expect(page.locator('video[controls]')).toHaveCount(0)
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      const width = `at ${viewport.width} px`
      note(width, await textFindings(page))
      note(`${width}, keyboard`, await focusFindings(page))
      note(`${width}, wide text`, await wideTextFindings(page))
    }
    note('axe', await axe(page, 'html', ['color-contrast']))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      note(`${colorScheme} forced colours`, await inForcedColours(page))
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    await scrollThrough(page)
    note('in the end', await movingParts(page))

    // As a window of 1280 px enlarged to 400 % is, and as phones with doubled letters.
    await page.setViewportSize({ width: 320, height: 568 })
    note('at 320 px', await textFindings(page))
    note('at 320 px, wide text', await wideTextFindings(page))
    await page.setViewportSize({ width: 260, height: 560 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) findings.push(`scrolls ${over} px sideways at 260 px`)
    await page.setViewportSize({ width: 390, height: 844 })
    note('with letters twice as large', await largeTextFindings(page))
    expect(findings).toEqual([])
  })
