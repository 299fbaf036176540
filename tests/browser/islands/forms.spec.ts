import type { Page } from 'playwright/test'
import { answerLines } from '../../../components/facts/answer-lines'
import { loadData } from '../../../renderer/data/site-data'
import { fontsShown } from '../../support/fonts-shown'
import { rewritePage } from '../../support/rewritten'
import {
  FORM_ERROR,
  fieldsOf,
  formOf,
  forms,
  hydrated,
  openFilled,
  person,
  service,
} from './form-test'
import { expect, test } from './island-test'

/** The page as it is built once the firm has said what happens after sending. */
const saysNext = (page: Page, path: string, next: string[]) =>
  rewritePage(page, path, html =>
    html.replace(
      '&quot;next&quot;:[]',
      `&quot;next&quot;:${JSON.stringify(next).replaceAll('"', '&quot;')}`,
    ),
  )

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: sends its fields, thanks, says what is next, forgets`, async ({ page }) => {
    const { posts } = await service(page)
    // Of one form the firm has said it.
    const next = name === 'contact' ? ['Heute lesen wir.', 'Morgen rufen wir an.'] : []
    await saysNext(page, form.path, next)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(form.path)
    await fontsShown(page)
    await hydrated(page)
    const height = () =>
      page.locator('#formular').evaluate(element => element.getBoundingClientRect().height)
    const before = await height()
    await form.fill(page)
    await page.locator('#formular').getByRole('button', { name: form.button }).click()
    const result = page.getByText(form.thanks)
    await expect(result).toBeVisible()
    await expect(page.locator('.request-form-result')).toBeFocused()
    expect(await height()).toBeLessThan(before * 0.8)
    await expect(result).toBeInViewport({ ratio: 1 })
    // The words that invited to send it are gone.
    await expect(page.locator('.hero .lead > p').first()).toBeHidden()
    await expect(page.locator('.hero-after > ol')).toBeVisible({ visible: next.length === 0 })
    expect(await fieldsOf(posts[0])).toEqual([
      ...Object.entries(form.sent),
      ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
      ['service_id', 'lokal'],
      ['template_id', name],
      ['user_id', 'lokal'],
    ])
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    await expect(page.locator('#formular').getByRole('listitem')).toHaveText(next)
    for (const sentence of answerLines(loadData('site')))
      await expect(page.locator('#formular').getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible()
    const ask = page.getByRole('button', { name: 'Bis dahin: Emilia fragen' })
    await ask.click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ask).toBeFocused()
    // The thanks take the fields' place, until the visitor wants them again.
    await expect(page.getByLabel('Name')).toBeHidden()
    await page.getByRole('button', { name: 'Noch eine Anfrage senden' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Noch jemand')
    await expect(result).toBeVisible()
  })
}

test('the button that sends is in sight, on phones the form first', async ({ page }) => {
  for (const { path } of Object.values(forms)) {
    await page.goto(path)
    const { send, summary } = formOf(page)
    const why = `${path} at 1280×800: whoever sees the form sees how to send it; one field more needs room elsewhere`
    await expect(send, why).toBeInViewport({ ratio: 1 })
    // The messages make the form longer.
    await hydrated(page)
    await send.click()
    await expect(summary).toBeFocused()
    await expect(send).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = (selector: string) =>
    page.locator(selector).evaluate(element => element.getBoundingClientRect().top)
  expect(await topOf('.hero-after')).toBeGreaterThan(await topOf('#formular'))
})

test('keeps the text when sending fails, also over a reload', async ({ page }) => {
  const state = await service(page)
  state.answer = 'fail'
  const { send } = await openFilled(page, 'trial')
  const logged = page.waitForEvent(
    'console',
    line => line.type() === 'error' && /could not be sent/.test(line.text()),
  )
  await send.click()
  await logged
  await expect(page.getByText(FORM_ERROR)).toBeVisible()
  await expect(page.locator('.request-form-result')).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('E-Mail')).toHaveValue(person['E-Mail'])
  state.answer = 'offline'
  await send.click()
  await expect(page.getByText(FORM_ERROR)).toBeVisible()
  await expect(page.getByLabel('E-Mail')).toHaveValue(person['E-Mail'])
  state.answer = 'ok'
  await send.click()
  await expect(page.getByText(forms.trial.thanks)).toBeVisible()
})

test('says what is wrong, below each field and at the top', async ({ page }) => {
  const { posts } = await service(page)
  await page.goto('/trial')
  await hydrated(page)
  const { send, summary } = formOf(page)
  const [email, phone] = [page.getByLabel('E-Mail'), page.getByLabel('Telefon')]
  await email.fill('abc')
  await send.click()
  await expect(summary).toBeFocused()
  const labels = ['Name', 'E-Mail', 'Telefon', 'Unternehmen', 'Website', 'Branche']
  await expect(summary.getByRole('link')).toHaveText(labels)
  const message = await email.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(email).toHaveAccessibleDescription(message)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  // The browser says it in its own language, which need not be the page's.
  await expect(page.getByText(message)).toHaveAttribute('lang', 'de-AT')
  await summary.getByRole('link', { name: 'Telefon' }).click()
  await expect(phone).toBeFocused()
  await phone.fill('0316 123456')
  await expect(phone).toHaveAccessibleDescription('')
  await forms.trial.fill(page)
  await expect(summary).toHaveCount(0)
  await send.click()
  await expect(page.getByText(forms.trial.thanks)).toBeVisible()
  expect(posts).toHaveLength(1)
})
