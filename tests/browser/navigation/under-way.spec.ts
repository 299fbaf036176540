import { expect, test } from '../../support/frame-test'
import { heading, link } from './frame-page'

test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

test('a second click wins over a slow first one', async ({ page }) => {
  await link(page, 'Langsam').click()
  // At once: a pointer is sent only when a busy browser answers, and by then the slow page may be there.
  await link(page, 'Testen').dispatchEvent('click')
  await expect(heading(page)).toHaveText('Testen')
  await page.waitForTimeout(800)
  await expect(heading(page)).toHaveText('Testen')
  await expect(page).toHaveURL('/trial')
})

test('a slow page that moved does not take the visitor back from where he went meanwhile', async ({ page, site }) => {
  site.asked.length = 0
  await link(page, 'Langsam umgezogen').click()
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).dispatchEvent('click')
  await expect(heading(page)).toHaveText('Kontakt')
  await expect.poll(() => site.asked).toContain('/trial')
  // As long as a page takes that one is led to all the same.
  await page.waitForTimeout(800)
  await expect(heading(page)).toHaveText('Kontakt')
})

test('a fragment clicked while a page is on its way still leads to that page', async ({ page }) => {
  await link(page, 'Langsam').click()
  await link(page, 'Nach unten').dispatchEvent('click')
  await expect(heading(page)).toHaveText('Langsam')
})
