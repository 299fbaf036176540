import type { Page } from 'playwright/test'
import { allFindings, expect, sizes, test, threePages } from './accessibility-test'
import { focusFindings } from './focus-probe'
import { textFindings, textSpacing } from './text-probe'

async function ask(page: Page, question: string, answer: RegExp): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Emilia - Ihre KI-Assistentin' })
  await panel.getByRole('textbox').fill(question)
  await panel.getByRole('button', { name: 'Senden' }).click()
  await expect(panel.getByRole('log')).toContainText(answer)
}

for (const [index, route] of threePages.entries()) {
  for (const viewport of sizes) {
    test(`the chat on ${route} at ${viewport.width} px, new and with a conversation`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(route)
      await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
      const found = index === 0 ? await allFindings(page) : []
      await ask(page, 'Was kostet ein Chatbot für meine Website?', /500/)
      await ask(page, 'Ich möchte einen Termin vereinbaren', /QR-Code/)
      found.push(...(await allFindings(page)), ...(await focusFindings(page, '.chat')))
      await page.addStyleTag({ content: textSpacing })
      expect([...found, ...(await textFindings(page))]).toEqual([])
    })
  }
}

test('Escape shows what the open chat covers, and the focus stays where it is', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('textbox')).toBeFocused()
  const covered = page.locator('.footer').getByRole('link', { name: 'KI-Training' })
  await covered.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(covered).toBeFocused()
})

test('Escape in a menu closes the menu, not the chat', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const menu = page.getByRole('button', { name: 'Produkte' })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without the service', () => {
  test.use({ expected: /could not answer|Failed to load resource/ })
  for (const viewport of sizes) {
    test(`the chat's error at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.route('**/api/chat', route => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Hallo')
      await page.getByRole('button', { name: 'Senden' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await allFindings(page)).toEqual([])
    })
  }
})
