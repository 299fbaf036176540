import { euro } from '../../../components/format'
import { expect, test } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { assistant, prices } from '../../support/live'

test('Emilia names the price and leads to its page without a reload', async ({ page }) => {
  await page.goto('/')
  const { panel, log, ask } = await openChat(page)
  await expect(log).toContainText('Hallo! Ich bin Emilia')
  await ask('Was kostet ein Chatbot für meine Website?')
  await expect(log).toContainText(euro(prices.tiers[0]!.from))
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const link = log.getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/[\w/-]*(#[\w-]+)?$/)
  await link.click()
  await expect(page).toHaveURL(href)
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('who wants an appointment gets the QR code', async ({ page }) => {
  await page.goto(assistant.path)
  const { log, ask } = await openChat(page)
  await ask('Ich möchte einen Termin vereinbaren.')
  await expect(log).toContainText('Bitte scannen Sie diesen QR-Code:')
  await expect(log.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expect(log.getByRole('link', { name: /WhatsApp öffnen|Kontaktseite öffnen/ })).toHaveAttribute(
    'href',
    /wa\.me|kontaktinformationen/,
  )
})
