import { expect, test } from '../../support/frame/frame-test'

test('a link to the place where one is already goes there again, and the page stays as it is', async ({ page }) => {
  await page.goto('/')
  const down = page.getByRole('main').getByRole('link', { name: 'Nach unten' })
  await down.click()
  await expect(page).toHaveURL('/#unten')
  await expect(page.locator('#unten')).toBeInViewport()
  await page.evaluate(() => document.querySelector('main')!.setAttribute('data-mark', ''))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await down.click()
  await expect(page.locator('#unten')).toBeInViewport()
  await expect(page.locator('main[data-mark]')).toHaveCount(1)
})
