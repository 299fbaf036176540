import { startBuiltSite } from '../../support/built-site'
import { expect, test } from '../../support/built-test'
import { openChat } from './site-test'

test('Emilia names the price and leads to its page without a reload', async ({ page }) => {
  await page.goto('/')
  const { panel, log, ask } = await openChat(page)
  await expect(log).toContainText('Hallo! Ich bin Emilia')
  await ask('Was kostet ein Chatbot für meine Website?')
  await expect(log).toContainText(/500\s€/)
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
  await page.goto('/assistants/sabine')
  const { log, ask } = await openChat(page)
  await ask('Ich möchte einen Termin vereinbaren.')
  await expect(log).toContainText('Bitte scannen Sie diesen QR-Code:')
  await expect(log.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expect(log.getByRole('link', { name: /WhatsApp öffnen|Kontaktseite öffnen/ })).toHaveAttribute(
    'href',
    /wa\.me|kontaktinformationen/,
  )
})

test.describe('while the server is away', () => {
  test.use({ expected: /could not answer|Failed to load resource/ })

  test('the question comes back into the input, and goes through once the server is back', async ({ page }) => {
    const own = await startBuiltSite()
    try {
      await page.goto(own.origin)
      const { log, input, error, ask } = await openChat(page)
      await expect(log).toContainText('Hallo! Ich bin Emilia')
      await own.stop()
      await ask('Was kostet das Training?')
      await expect(error).toHaveText(
        'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
      )
      await expect(input).toHaveValue('Was kostet das Training?')
      await expect(log).not.toContainText('Was kostet das Training?')
      await own.start()
      await page.getByRole('button', { name: 'Senden' }).click()
      await expect(log).toContainText(/\d\s€ pro Person/)
      await expect(error).toBeHidden()
    } finally {
      await own.remove()
    }
  })
})
