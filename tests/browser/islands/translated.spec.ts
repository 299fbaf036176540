import type { Page } from 'playwright/test'
import { euro } from '../../../shared/money'
import { chatOf } from '../../support/chat-panel'
import { pageWith, prices } from '../../support/live'
import { translate, translateFromStart } from '../../support/translated'
import { fieldsOf, forms, hydrated, service } from './form-test'
import { expect, test } from './island-test'
import { holdCode } from './late-code'

// Also whatever React does not find any more where it has put it is an uncaught error, and fails a test.

type Moment = 'before' | 'after'

/**
 * Goes to a page whose browser translates it before its islands wake, or leaves it as it is until `translate` is called.
 * @param begin what the visitor does at once: before the islands of a translated page wake
 */
async function visit(
  page: Page,
  moment: Moment,
  path: string,
  begin = async () => {},
): Promise<void> {
  if (moment === 'after') {
    await page.goto(path)
    return begin()
  }
  await translateFromStart(page)
  const open = await holdCode(page, 'hydrate-island')
  await page.goto(path)
  await expect(page.locator('h1')).toContainText('[')
  await begin()
  open()
}

for (const moment of ['before', 'after'] as const)
  test.describe(`a page translated ${moment} its islands wake`, () => {
    test('Emilia opens at the first tap, and talks to the end, on the next page too', async ({
      page,
      emilia,
    }) => {
      await visit(page, moment, '/impressum')
      const { launcher, panel, input, bubbles, error, ask } = chatOf(page)
      await launcher.click()
      await expect(input).toBeFocused()
      if (moment === 'after') await translate(page)
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

    test('a form keeps what is typed, and is sent', async ({ page }) => {
      const form = forms.trial
      const { posts } = await service(page)
      await visit(page, moment, form.path, () => page.getByLabel('Name').fill('Anna Huber'))
      await hydrated(page)
      if (moment === 'after') await translate(page)
      await expect(page.getByLabel('Name')).toHaveValue('Anna Huber')
      await page.locator('#formular [type=submit]').click()
      const summary = page.getByRole('group', { name: /Noch nicht gesendet/ })
      await expect(summary.getByRole('link').first()).toHaveText(/E-Mail/)
      await form.fill(page)
      await page.locator('#formular [type=submit]').click()
      await expect(page.getByText(form.thanks)).toBeVisible()
      expect((await fieldsOf(posts[0])).slice(0, Object.keys(form.sent).length)).toEqual(
        Object.entries(form.sent),
      )
    })

    test('the calculator says what it counts', async ({ page }) => {
      const box = page.locator('.calculator')
      const minutes = box.getByRole('textbox')
      await visit(page, moment, pageWith('Minuten im Monat'), () => minutes.fill('200'))
      await expect(box.getByRole('status')).toContainText(/\b200\W+Minuten/)
      if (moment === 'after') await translate(page)
      await minutes.fill('100')
      for (const [index, { service, ai, regular }] of prices.telephone.tasks.entries()) {
        await box.getByLabel('Leistung').selectOption(String(index))
        await expect(box.getByRole('status')).toContainText(service)
        await expect(box.getByRole('status')).toContainText(euro(Math.round((regular - ai) * 100)))
      }
    })
  })
