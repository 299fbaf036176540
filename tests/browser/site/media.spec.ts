import { expect, test } from '../../support/built-test'

test('on paper stand all answers', async ({ page }) => {
  await page.goto('/trial')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.faq .fold-text')
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible()
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  }
})
