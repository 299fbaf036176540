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

/** Notes for each font whether words were painted when it was asked for: else it competes with them. */
const notePaint = (page: Page) =>
  page.addInitScript(() => {
    const { load } = FontFace.prototype
    FontFace.prototype.load = function () {
      const paints = performance.getEntriesByName('first-contentful-paint')
      document.documentElement.dataset.fontsAsked =
        paints.length === 0 ? 'before paint' : 'after paint'
      return load.call(this)
    }
  })
const whenAsked = (page: Page) => page.evaluate(() => document.documentElement.dataset.fontsAsked)

const HOUSE = ['Bricolage Grotesque', 'Figtree']

test('both fonts are asked for once, after words are painted, and the one for arrows and ticks where words have one', async ({
  page,
}) => {
  const names = requestedFonts(page)
  await notePaint(page)
  await page.goto('/impressum')
  await expect.poll(() => drawnWith(page)).toEqual(HOUSE)
  await page.waitForLoadState('networkidle')
  expect(names.sort()).toEqual(['bricolage', 'figtree'])
  expect(await whenAsked(page)).toBe('after paint')
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
