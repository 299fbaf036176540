import { chatOf } from '../../support/chat-panel'
import { translate, translateFromStart } from '../../support/translated'
import { awake, fieldsOf, formOf, forms, service } from './form-test'
import { expect, test } from './island-test'
import { holdCode } from './late-code'

// Also whatever React does not find any more where it has put it is an uncaught error, and fails a test.

for (const moment of ['before she wakes', 'when she is open'])
  test(`translated ${moment}, Emilia talks to the end`, async ({ page, emilia }) => {
    if (moment === 'before she wakes') await translateFromStart(page)
    await page.goto('/impressum')
    const { launcher, panel, input, bubbles, error, ask } = chatOf(page)
    await launcher.click()
    await expect(input).toBeFocused()
    if (moment === 'when she is open') await translate(page)
    const started = panel.getByRole('list', { name: 'Fragen zum Antippen' })
    await started.getByRole('button').first().click()
    await expect(bubbles.last()).toContainText('[Gern.]')
    emilia.reply = { content: 'Ab **500 €**.\n- [Demo](/trial)\n- zwei' }
    await ask('Was kostet das?')
    await expect(bubbles).toHaveCount(5)
    emilia.reply = 'offline'
    await ask('Und dann?')
    await expect(error).toContainText('[Entschuldigung')
    await expect(input).toHaveValue('Und dann?')
    emilia.reply = { content: 'Bitte scannen Sie diesen QR-Code:', showQR: true }
    await input.press('Enter')
    await expect(bubbles.last().getByRole('img')).toBeVisible()
    await page.getByRole('banner').locator('a[href="/kontaktinformationen"]').first().click()
    await expect(page.locator('#formular')).toBeAttached()
    emilia.reply = { content: 'Ja.' }
    await ask('Noch da?')
    await expect(bubbles).toHaveCount(9)
  })

test('a translated form keeps what is typed, and is sent', async ({ page }) => {
  const form = forms.trial
  const { posts } = await service(page)
  await translateFromStart(page)
  const open = await holdCode(page, 'TrialForm')
  await page.goto(form.path)
  await expect(page.locator('h1')).toContainText('[')
  const company = page.getByLabel('Unternehmen')
  await company.pressSequentially('nna Hu')
  await page.keyboard.press('Home')
  open()
  await awake(page)
  await page.keyboard.type('A')
  await page.keyboard.press('End')
  await page.keyboard.type('ber')
  await expect(company).toHaveValue('Anna Huber')
  const { send, summary } = formOf(page)
  await send.click()
  await expect(summary.getByRole('link').first()).toHaveText(/Name/)
  await form.fill(page)
  await send.click()
  await expect(page.getByText(form.thanks)).toBeVisible()
  expect((await fieldsOf(posts[0])).slice(0, Object.keys(form.sent).length)).toEqual(
    Object.entries(form.sent),
  )
})
