import { expect, test } from '../../support/frame/frame-test'

test('placeholders keep their brackets for eyes and lose them in addresses', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '[office@4xdu.example]' })).toHaveAttribute(
    'href',
    'mailto:office@4xdu.example',
  )
  await expect(footer.getByRole('link', { name: '[+43 316 000000]' })).toHaveAttribute('href', 'tel:+43316000000')
  await expect(footer.locator('.placeholder')).toHaveCount(2)
  await expect(footer.getByRole('link', { name: '4xDU auf YouTube' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com/,
  )
})

test('it names origin, year and the legal pages', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Made in Austria')
  await expect(footer).toContainText('Copyright 2024')
  for (const name of ['AGB', 'Datenschutz', 'Impressum']) await expect(footer.getByRole('link', { name })).toBeVisible()
})

for (const width of [320, 390, 768, 1280, 1680]) {
  test(`nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.waitForFunction(() => document.fonts.ready.then(() => true))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const edge = await page.locator('.footer .container').evaluate(box => {
      const right = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight)
      return [...box.querySelectorAll('a')]
        .filter(link => link.getBoundingClientRect().right > right + 1)
        .map(link => link.textContent)
    })
    expect(edge).toEqual([])
  })
}

// In a window of the same width the scroll bar takes its part.
const narrow = [360, 375, 390].flatMap(width => [
  { where: 'on a phone', width, isMobile: true },
  { where: 'in a window', width, isMobile: false },
])

for (const { where, width, isMobile } of narrow) {
  test.describe(`${where} of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, isMobile, hasTouch: isMobile })

    test('no word of title and footer is torn apart, also where the browser cannot part German words', async ({
      page,
    }) => {
      await page.goto('/agb')
      await page.waitForFunction(() => document.fonts.ready.then(() => true))
      const torn = await page.locator('h1, .footer a').evaluateAll(elements =>
        elements.flatMap(element => {
          const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (words.nextNode()) {
            const text = words.currentNode as Text
            for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]+/gu)) {
              const range = new Range()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
            }
          }
          return found
        }),
      )
      expect(torn).toEqual([])
    })
  })
}
