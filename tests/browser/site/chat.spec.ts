import { euro } from '../../../shared/money'
import { expect, test } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { prices } from '../../support/live'

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
  // The panel made way for the page.
  await expect(panel).toBeHidden()
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})
