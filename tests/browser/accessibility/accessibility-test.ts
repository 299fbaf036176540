import type { Page } from 'playwright/test'
import { axe } from '../../support/axe'
import { pagesOfAllLooks } from '../../support/built-pages'
import { test as base, expect } from '../../support/built-test'
import { movingParts } from '../site/site-test'
import { textFindings } from './text-probe'

/** The built site, calm so that nothing is half faded in; the probes' styles are let in past its policy. */
export const test = base.extend({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
})

export { expect }

/** The widths of the proof and their usual heights. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** The pages that show most of the boxes. What all must pass is in ../budgets/first-load.spec.ts. */
export const richestPages = pagesOfAllLooks().slice(0, 7)

/**
 * What axe and our own probe of texts find in the page as it is now, and what moves although the visitor wants no motion.
 * @param within CSS selector of the part that axe looks at
 */
export async function allFindings(page: Page, within?: string): Promise<string[]> {
  return [...(await axe(page, within)), ...(await textFindings(page)), ...(await movingParts(page))]
}

/** The same in windows of all sizes. */
export async function findingsAtEachSize(page: Page, within?: string): Promise<string[]> {
  const findings: string[] = []
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    findings.push(...(await allFindings(page, within)))
  }
  return findings
}
