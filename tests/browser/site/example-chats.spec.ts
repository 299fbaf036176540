import { expect, test } from '../../support/built-test'
import { pageWith } from '../../support/live'

/** A page whose hero holds a chat with replies to choose. */
const PATH = pageWith('data-branch=', 'Ganzes Gespräch', 'data-ask=')

test('a long example chat folds behind its first lines, and opens with the keyboard', async ({ page }) => {
  await page.goto(PATH)
  const chat = page
    .locator('.chat-demo')
    .filter({ has: page.locator('details') })
    .first()
  const folded = chat.locator('details li').first()
  await expect(folded).toBeHidden()
  await chat.getByText('Ganzes Gespräch').focus()
  await page.keyboard.press('Enter')
  await expect(folded).toBeVisible()
})

test('a reply leads to its branch and back; the page does not shrink under the visitor', async ({ page }) => {
  await page.goto(PATH)
  const chat = page.locator('.chat-demo:has(template)').first()
  const branch = await chat
    .locator('template')
    .first()
    .evaluate((template: HTMLTemplateElement) => ({
      choice: template.dataset.branch ?? '',
      said: template.content.querySelector('.chat-bubble')?.textContent ?? '',
    }))
  const button = chat.getByRole('button', { name: branch.choice, exact: true })
  await chat.scrollIntoViewIfNeeded()
  await expect(button).toBeVisible()
  const before = await chat.locator('li').allTextContents()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(chat).toContainText(branch.said)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(height)
  await chat.locator('button.chat-choice[aria-pressed=false]').first().click()
  expect(await chat.locator('li').allTextContents()).toEqual(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('replies are no buttons, and nothing asks Emilia', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('.chat-choice').first()).toBeVisible()
    await expect(page.locator('button.chat-choice')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Selbst fragen/ }).first()).toBeHidden()
  })
})
