import { expect, test } from '../../support/built-test'
import { fontsShown } from '../../support/fonts-shown'

test.use({ isMobile: true })

test('no word of a title or of the footer breaks anywhere on a phone of any width', async ({
  page,
}) => {
  await page.goto('/agb')
  await fontsShown(page)
  for (const width of [320, 351, 352, 390]) {
    await page.setViewportSize({ width, height: 800 })
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
    expect(broken, `${width} px`).toEqual([])
  }
})
