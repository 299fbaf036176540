import { expect } from 'playwright/test'
import { test } from '../../support/built-test'

const message = '[name=message]'
const topic = 'Frage zu den Paketen'
const contact = `/kontaktinformationen?betreff=${encodeURIComponent(topic)}`

test('a question about a price brings its topic into the message, where it can be changed', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Fragen Sie uns' }).click()
  await expect(page.locator(message)).toHaveValue(/^Frage zu den Paketen/)
  await page.locator(message).fill('Was kostet es?')
  await expect(page.locator(message)).toHaveValue('Was kostet es?')
})

test('what a visitor wrote before is not replaced by a topic', async ({ page }) => {
  await page.goto('/kontaktinformationen')
  await page.locator(message).fill('Mein Anliegen')
  // The code that keeps drafts comes with the first focus.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('Mein Anliegen')
  await page.goto(contact)
  await expect(page.locator(message)).toHaveValue('Mein Anliegen')
})

test('a topic survives the waking of the form and is sent as seen', async ({ page }) => {
  await page.goto(contact)
  await page.getByLabel('Name').focus()
  await expect(page.locator('.request-form')).toHaveJSProperty('noValidate', true)
  await expect(page.locator(message)).toHaveValue(`${topic}\n\n`)
})

test('a link can choose the industry of the trial', async ({ page }) => {
  await page.goto('/trial?branche=gastronomy')
  await expect(page.locator('[name=industry]')).toHaveValue('gastronomy')
})
