import { expect, test } from '../../support/built-test'

test.describe('on a phone', () => {
  test.use({ isMobile: true })

  for (const width of [320, 351, 352, 390])
    test(`no word of a title or of the footer breaks anywhere, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/agb')
      await page.evaluate(() => fontsLoaded.then(() => true))
      const broken = await page.locator('h1, .footer-links a').evaluateAll(links =>
        links.flatMap(link => {
          const text = link.firstChild!
          return [...text.textContent!.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        }),
      )
      expect(broken).toEqual([])
    })
})
