import type { Page } from 'playwright/test'
import { movingParts, scrollThrough, unseenParts } from '../site/site-test'
import { allFindings, expect, kindsOfPages, sizes, test } from './accessibility-test'
import { focusFindings } from './focus-probe'
import { smallTargets } from './target-probe'
import { textFindings, textSpacing } from './text-probe'

/** By which height both buttons of a hero have ended. */
const firstScreens = [
  { width: 1366, height: 650, end: 620 },
  { width: 390, height: 844, end: 800 },
]

/** Buttons and exhibits that come too late on a first screen. The words decide, so this is a hint and never a red suite. */
async function hintAtFirstScreen(page: Page, route: string): Promise<void> {
  for (const { width, height, end } of firstScreens) {
    await page.setViewportSize({ width, height })
    const seen = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.hero .button-row .button')].map(
        button => button.getBoundingClientRect().bottom,
      )
      const exhibit = document.querySelector('.hero-exhibit')?.getBoundingClientRect()
      return { buttons: Math.max(0, ...bottoms), exhibit: exhibit?.top ?? 0 }
    })
    const late = [
      ...(seen.buttons > end ? [`buttons end at ${Math.round(seen.buttons)}`] : []),
      ...(seen.exhibit > height - 150 ? [`exhibit begins at ${Math.round(seen.exhibit)}`] : []),
    ]
    for (const hint of late) console.warn(`${route} at ${width} x ${height}: ${hint}`)
  }
}

// One visit a page, in windows of all widths, for a visitor who wants no motion.
for (const route of kindsOfPages)
  test(`${route} is free of findings at each width, for the keyboard, with wide text, and keeps still`, async ({
    page,
  }) => {
    await page.goto(route)
    const findings = await unseenParts(page)
    await hintAtFirstScreen(page, route)
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      findings.push(...(await allFindings(page)), ...(await focusFindings(page)))
      const style = await page.addStyleTag({ content: textSpacing })
      findings.push(...(await textFindings(page)).map(finding => `with wide text: ${finding}`))
      await style.evaluate(element => (element as Element).remove())
    }

    // As a window of 1280 px enlarged to 400 % is, and as phones with doubled letters.
    await page.setViewportSize({ width: 320, height: 568 })
    findings.push(...(await textFindings(page)), ...(await smallTargets(page)))
    const style = await page.addStyleTag({ content: textSpacing })
    findings.push(
      ...(await textFindings(page)).map(finding => `with wide text at 320 px: ${finding}`),
    )
    await style.evaluate(element => (element as Element).remove())
    await page.setViewportSize({ width: 260, height: 560 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) findings.push(`scrolls ${over} px sideways at 260 px`)

    await page.setViewportSize({ width: 1280, height: 800 })
    await scrollThrough(page)
    findings.push(...(await movingParts(page)))
    expect(findings).toEqual([])
  })
