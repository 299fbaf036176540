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

test('on paper stand all lines of a talk, also of one that has just begun', async ({ page }) => {
  await page.goto('/')
  await page.locator('.playing').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const faint = page
    .locator('.chat-demo li')
    .evaluateAll(lines =>
      lines.filter(line => getComputedStyle(line).opacity !== '1').map(line => line.textContent),
    )
  expect(await faint).toEqual([])
})
