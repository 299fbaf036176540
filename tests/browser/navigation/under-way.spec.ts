import { expect, test } from '../../support/frame/frame-test'
import { clickMeanwhile, heading, link } from './frame-page'

test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

test('a second click wins over a slow first one', async ({ page }) => {
  await clickMeanwhile(link(page, 'Langsam'), link(page, 'Testen'))
  await expect(heading(page)).toHaveText('Testen')
  await page.waitForTimeout(800)
  await expect(heading(page)).toHaveText('Testen')
  await expect(page).toHaveURL('/trial')
})

test('a slow page that moved does not take the visitor back from where he went meanwhile', async ({ page, site }) => {
  site.asked.length = 0
  await clickMeanwhile(link(page, 'Langsam umgezogen'), page.getByRole('banner').getByRole('link', { name: 'Kontakt' }))
  await expect(heading(page)).toHaveText('Kontakt')
  await expect.poll(() => site.asked).toContain('/trial')
  // As long as a page takes that one is led to all the same.
  await page.waitForTimeout(800)
  await expect(heading(page)).toHaveText('Kontakt')
})

test('a fragment clicked while a page is on its way still leads to that page', async ({ page }) => {
  await clickMeanwhile(link(page, 'Langsam'), link(page, 'Nach unten'))
  await expect(heading(page)).toHaveText('Langsam')
})
