import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { chatOf } from '../../support/chat-panel'

/** Puts a button into the page as the page for unknown addresses and the scenes have it. */
async function addButton(page: Page, question: string) {
  await page.locator('h1').evaluate((heading, words) => {
    const button = document.createElement('button')
    button.dataset.ask = words
    button.textContent = words
    heading.after(button)
  }, question)
  return page.getByRole('main').getByRole('button', { name: question })
}

test('a button of the page opens Emilia with its question in her input', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/training')
    const question = 'Für wen ist das?'
    const button = await addButton(page, question)
    await button.click()
    const { panel, input } = chatOf(page)
    await expect(input).toHaveValue(question)
    await expect(input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    const other = await addButton(page, 'Und am Abend?')
    await other.click()
    await expect(input).toHaveValue('Und am Abend?')
    await input.fill('Eigene Worte')
    await page.keyboard.press('Escape')
    await button.click()
    await expect(input).toHaveValue('Eigene Worte')
    await page.evaluate(() => sessionStorage.clear())
  }
})
