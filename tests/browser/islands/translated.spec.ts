import type { Locator, Page } from 'playwright/test'
import { euro, thousands } from '../../../shared/money'
import { chatOf } from '../../support/chat-panel'
import { pageWith, prices } from '../../support/live'
import { translate, translateFromStart } from '../../support/translated'
import { fieldsOf, forms, hydrated, service } from './form-test'
import { expect, test } from './island-test'
import { delayCode } from './late-code'

// Also whatever React does not find any more where it has put it is an uncaught error, and fails a test.

const { tiers, telephone } = prices

type Moment = 'before' | 'after'

/** Goes to a page whose browser translates it before its islands wake, or leaves it as it is until `translate` is called. */
async function visit(page: Page, moment: Moment, path: string): Promise<void> {
  if (moment === 'before') {
    await translateFromStart(page)
    await delayCode(page, 'hydrate-island', 700)
  }
  await page.goto(path)
}

/** The translated calculator of the page that holds `words`. */
async function calculatorOf(page: Page, moment: Moment, words: string): Promise<Locator> {
  await visit(page, moment, pageWith(words))
  const calculator = page.locator('.calculator')
  await calculator.scrollIntoViewIfNeeded()
  if (moment === 'after') {
    await calculator.getByRole('slider').press('ArrowRight')
    await expect(calculator.getByRole('textbox')).not.toHaveValue('1.000')
    await translate(page)
  }
  return calculator
}

for (const moment of ['before', 'after'] as const)
  test.describe(`a page translated ${moment} its islands wake`, () => {
    test('Emilia opens at the first tap, and talks to the end', async ({ page, emilia }) => {
      await visit(page, moment, '/')
      const { launcher, panel, input, bubbles, error, ask } = chatOf(page)
      await launcher.click()
      await expect(panel).toBeVisible()
      await expect(input).toBeFocused()
      if (moment === 'after') await translate(page)
      const started = panel.getByRole('list', { name: 'Fragen zum Antippen' })
      await started.getByRole('button').first().click()
      await expect(bubbles.last()).toContainText('[Gern.]')
      emilia.reply = { content: 'Ab **500 €**.\n- [Demo](/trial)\n- zwei' }
      await ask('Was kostet das?')
      await expect(bubbles).toHaveCount(5)
      await expect(bubbles.last().getByRole('listitem')).toHaveText(['[Demo]', '[zwei]'])
      emilia.reply = 'offline'
      await ask('Und dann?')
      await expect(error).toContainText('[Entschuldigung')
      await expect(input).toHaveValue('Und dann?')
      emilia.reply = { content: 'Bitte scannen Sie diesen QR-Code:', showQR: true }
      await input.press('Enter')
      await expect(bubbles.last().getByRole('img')).toBeVisible()
      await expect(error).toHaveCount(0)
      await panel.getByRole('button', { name: 'Mehr' }).click()
      await panel.getByRole('button', { name: 'Unterhaltung löschen' }).click()
      await expect(bubbles).toHaveCount(1)
      await input.fill('ü'.repeat(4312))
      await expect(panel.getByText('Um 312 Zeichen zu lang.')).toBeVisible()
      await input.fill('ü'.repeat(4311))
      await expect(panel.getByText('Um 311 Zeichen zu lang.')).toBeVisible()
      await input.fill('')
      await panel.getByRole('button', { name: 'Schließen' }).click()
      await expect(panel).toBeHidden()
      await launcher.click()
      await expect(panel).toBeVisible()
    })

    test('a finger that rests on Emilia while she wakes opens her', async ({ page }) => {
      if (moment === 'before') await translateFromStart(page)
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route('**/ChatWidget-*.js', async route => {
        await held
        await route.continue()
      })
      await page.goto('/')
      const { launcher, panel } = chatOf(page)
      await launcher.hover()
      await page.mouse.down()
      if (moment === 'after') await translate(page)
      const come = page.waitForEvent('requestfinished', request =>
        request.url().includes('/ChatWidget-'),
      )
      release()
      await come
      // Longer than the page needs to rest and to make room: her button stays under the finger (reading.ts).
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1500)))
      await page.mouse.up()
      await expect(panel).toBeVisible()
    })

    test('a reply that grows is read to its last word', async ({ page }) => {
      await page.route('**/api/chat', route =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: [
            'event: text\ndata: {"text":"Ja. "}\n\n',
            'event: text\ndata: {"text":"Ab **500 €** im Monat."}\n\n',
            'event: done\ndata: {"message":{"role":"assistant","content":"Ja. Ab **500 €** im Monat.","showQR":false}}\n\n',
          ].join(''),
        }),
      )
      await visit(page, moment, '/')
      const { launcher, panel, bubbles, ask } = chatOf(page)
      await launcher.click()
      await panel.waitFor()
      if (moment === 'after') await translate(page)
      await ask('Geht das?')
      await expect(bubbles.last()).toContainText('[im Monat.]')
      await expect(bubbles.last()).toContainText('500 €')
    })

    for (const [name, form] of Object.entries(forms))
      test(`the ${name} form keeps what is typed and the caret, and is sent`, async ({ page }) => {
        const { posts } = await service(page)
        await visit(page, moment, form.path)
        if (moment === 'after') {
          await hydrated(page)
          await translate(page)
        }
        const field = page.getByLabel('Name')
        await field.pressSequentially('Anna Huber', { delay: 100 })
        await expect(field).toHaveValue('Anna Huber')
        await expect(field).toBeFocused()
        await hydrated(page)
        await field.press('Home')
        await field.pressSequentially('Dr. ')
        await expect(field).toHaveValue('Dr. Anna Huber')
        await page.locator('#formular [type=submit]').click()
        const summary = page.getByRole('group', { name: /Noch nicht gesendet/ })
        await expect(summary.getByRole('link').first()).toHaveText(/E-Mail/)
        await page.getByLabel('E-Mail').fill('anna')
        await page.getByLabel('Telefon').focus()
        await page.getByLabel('E-Mail').fill('anna@')
        await form.fill(page)
        await page.locator('#formular [type=submit]').click()
        await expect(page.getByText(form.thanks)).toBeVisible()
        expect((await fieldsOf(posts[0])).slice(0, Object.keys(form.sent).length)).toEqual(
          Object.entries(form.sent),
        )
        await page.getByRole('button', { name: 'Noch eine Anfrage senden' }).click()
        await expect(page.getByLabel('Name')).toBeFocused()
      })

    test('the calculator says the same in field, sentence and table', async ({ page }) => {
      const box = await calculatorOf(page, moment, 'Nachrichten im Monat')
      const field = box.getByRole('textbox')
      for (const messages of [900, 40_000]) {
        await field.fill(String(messages))
        const advised = tiers[messages > 1000 ? 2 : 0]!
        await box.getByRole('radio', { name: advised.need }).check()
        await expect(box.locator('tbody b')).toHaveText(
          tiers.map(({ perMessage }) => euro(Math.round(messages * perMessage * 100) / 100)),
        )
        await expect(box.locator('caption')).toContainText(thousands(messages))
        await expect(box.getByRole('status')).toContainText(advised.name)
        await expect(box.getByRole('status')).toContainText(
          euro(Math.round(messages * advised.perMessage * 100) / 100),
        )
      }
      await expect(box.locator('caption')).toContainText('[Nachrichten]')
      await field.fill('9999999')
      await expect(box.locator('.calculator-limit')).toContainText('Gerechnet wird bis')
      await field.fill('900')
      await expect(box.locator('.calculator-limit')).toBeEmpty()
    })

    test('the calculator of the telephone follows the task', async ({ page }) => {
      const box = await calculatorOf(page, moment, 'Minuten im Monat')
      await box.getByRole('textbox').fill('100')
      for (const [index, { service, ai, regular }] of telephone.tasks.entries()) {
        await box.getByLabel('Leistung').selectOption(String(index))
        await expect(box.locator('caption')).toContainText(service)
        await expect(box.getByRole('status')).toContainText(euro(Math.round((regular - ai) * 100)))
      }
    })

    test('the way to the next page and back keeps the chat, and the form there works', async ({
      page,
    }) => {
      const { posts } = await service(page)
      await visit(page, moment, '/')
      const { launcher, panel, ask, bubbles } = chatOf(page)
      await launcher.click()
      await panel.waitFor()
      if (moment === 'after') await translate(page)
      await ask('Hallo?')
      await expect(bubbles).toHaveCount(3)
      await page.evaluate(() => Object.assign(window, { marked: true }))
      // Beside the open panel.
      await page.getByRole('banner').locator('a[href="/kontaktinformationen"]').first().click()
      await expect(page).toHaveURL('/kontaktinformationen')
      await expect(page.locator('h1')).toContainText('[')
      await forms.contact.fill(page)
      await page.locator('#formular [type=submit]').click()
      await expect(page.getByText(forms.contact.thanks)).toBeVisible()
      expect(posts).toHaveLength(1)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await ask('Noch da?')
      await expect(bubbles).toHaveCount(5)
      expect(await page.evaluate(() => 'marked' in window)).toBe(true)
    })
  })
