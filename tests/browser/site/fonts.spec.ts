import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { drawnWith } from '../../support/drawn-with'

const FONT = /\/([a-z]+)\.[\w-]+\.woff2$/

/** Names of the font files that the page has asked for, as long as it lives. */
function requestedFonts(page: Page): string[] {
  const names: string[] = []
  page.on('request', request => names.push(...(FONT.exec(request.url())?.slice(1) ?? [])))
  return names
}

/** Whether words were painted before the first font was asked for: else it competes with them. */
const askedAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .every(({ startTime }) => startTime > paint!.startTime)
  })

const HOUSE = ['Bricolage Grotesque', 'Figtree']

test('both fonts are asked for once, after words are painted, and the one for arrows and ticks where words have one', async ({
  page,
}) => {
  const names = requestedFonts(page)
  await page.goto('/impressum')
  await expect.poll(() => drawnWith(page)).toEqual(HOUSE)
  await page.waitForLoadState('networkidle')
  expect(names.sort()).toEqual(['bricolage', 'figtree'])
  expect(await askedAfterPaint(page)).toBe(true)
  await page.evaluate(() => document.querySelector('main p')?.append(' ✓'))
  await expect.poll(() => names).toContain('symbols')
})

test.describe('where a font does not come', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('the page keeps the letters it has', async ({ page }) => {
    await page.route('**/figtree.*', route => route.abort())
    await page.goto('/impressum', { waitUntil: 'networkidle' })
    expect(await drawnWith(page)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Figtree|Bricolage/)]),
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the styles bring the fonts', async ({ page }) => {
    const names = requestedFonts(page)
    await page.goto('/impressum')
    await expect.poll(() => drawnWith(page)).toEqual(HOUSE)
    expect(names.sort()).toEqual(['bricolage', 'figtree'])
  })
})
