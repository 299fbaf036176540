import { expect, test } from '../../support/built-test'
import { chatOf, openChat } from './site-test'

test('the open chat, its thread and a draft survive links, Back and Forward in one document', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const { panel, log, input, ask } = await openChat(page)
  await ask('Wie lange dauert der Test?')
  await expect(log).toContainText(/14\sTage/)
  await input.fill('Noch eine Frage')

  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page).toHaveURL('/kontaktinformationen')
  await expect(page).toHaveTitle(/Kontakt/)
  await banner.getByRole('link', { name: 'Demo anfordern' }).click()
  await expect(page).toHaveURL('/trial')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL('/kontaktinformationen')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/kontaktinformationen$/)
  await expect(panel).toBeVisible()
  await expect(log).toContainText(/14\sTage/)
  await expect(input).toHaveValue('Noch eine Frage')
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('the open chat and its thread survive a reload too', async ({ page }) => {
  await page.goto('/ki-im-autohaus')
  const { log, ask } = await openChat(page)
  await ask('Wie lange dauert der Test?')
  await expect(log).toContainText(/14\sTage/)
  await page.reload()
  await expect(chatOf(page).panel).toBeVisible()
  await expect(chatOf(page).log).toContainText(/14\sTage/)
})

test('the open chat and its thread come along where the browser loads each page anew', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.goto('/')
  const { log, ask } = await openChat(page)
  await ask('Wie lange dauert der Test?')
  await expect(log).toContainText(/14\sTage/)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page).toHaveTitle(/^Kontakt/)
  await expect(chatOf(page).panel).toBeVisible()
  await expect(chatOf(page).log).toContainText(/14\sTage/)
})

test('a form reached by a link works as if loaded, and keeps what was typed through Back and Forward', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page).toHaveTitle(/^Kontakt/)
  await page.locator('#formular').scrollIntoViewIfNeeded()
  await page.getByLabel('Unternehmen').fill('Gruber Kfz')
  await page.getByLabel('Telefon').fill('0316 123456')
  await page.goBack()
  await expect(page).not.toHaveTitle(/^Kontakt/)
  await page.goForward()
  await expect(page).toHaveTitle(/^Kontakt/)
  await page.locator('#formular').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Unternehmen')).toHaveValue('Gruber Kfz')
})

test('Back restores the place on the page', async ({ page }) => {
  await page.goto('/agb')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  // Not click(): Playwright scrolls first, because the bar lies within `scroll-padding-top`.
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL('/kontaktinformationen')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
