import { expect, test } from '../../support/built-test'

test('on paper stand all answers, black on white', async ({ page }) => {
  await page.goto('/trial')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.faq .fold-text')
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible()
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  }
  const pale = () =>
    page.locator('main, main *, .footer, .footer *').evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility())
        .filter(element => {
          const { color, backgroundImage, backgroundColor } = getComputedStyle(element)
          return (
            color !== 'rgb(0, 0, 0)' ||
            backgroundImage !== 'none' ||
            backgroundColor !== 'rgba(0, 0, 0, 0)'
          )
        })
        .map(element => element.outerHTML.slice(0, 80)),
    )
  // Colours fade.
  await expect.poll(pale).toEqual([])
})
