import { expect, test } from '../../support/frame-test'

test('where a place on the next page is asked for, all above it is laid out at once; else only its top', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Zum Formular' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testen')
  await expect(page.locator('html')).not.toHaveClass(/fresh/)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(page.locator('html')).toHaveClass(/fresh/)
})

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
