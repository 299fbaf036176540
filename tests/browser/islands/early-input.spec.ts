import { euro } from '../../../shared/money'
import { pageWith, prices } from '../../support/live'
import { fieldsOf, forms, person, service } from './form-test'
import { expect, test } from './island-test'
import { holdCode } from './late-code'

// What a visitor does before the code has come counts once it is there.

const first = prices.tiers.find(tier => tier.recommended)!

test('a number typed into the calculator', async ({ page }) => {
  const open = await holdCode(page, 'PriceCalculator')
  await page.goto(pageWith('Nachrichten im Monat'))
  const box = page.locator('.calculator')
  const field = box.getByRole('textbox', { name: 'Nachrichten im Monat' })
  await field.fill('')
  await field.pressSequentially('4000')
  open()
  await expect(box.getByRole('status')).toContainText(euro(Math.round(4000 * first.perMessage)))
  await expect(field).toHaveValue('4.000')
  await expect(field).toBeFocused()
})

test('a question to an assistant, sent with Enter', async ({ page }) => {
  const open = await holdCode(page, 'TryIt')
  await page.goto('/assistants/luigi')
  const field = page.locator('[data-island=TryIt]').getByRole('textbox')
  await field.fill('Habt ihr glutenfreie Pizza?')
  await field.press('Enter')
  open()
  const log = page.locator('[data-island=TryIt]').getByRole('log')
  await expect(log).toContainText('Habt ihr glutenfreie Pizza?')
  await expect(field).toHaveValue('')
})

test('a form filled in and sent, once however often its button is pressed', async ({ page }) => {
  const { path, fill, thanks, sent } = forms.trial
  const { posts } = await service(page)
  const open = await holdCode(page, 'TrialForm')
  await page.goto(path)
  await fill(page)
  await page.locator('#formular [type=submit]').dblclick()
  open()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(posts).toHaveLength(1)
  expect((await fieldsOf(posts[0])).slice(0, Object.keys(sent).length)).toEqual(
    Object.entries(sent),
  )
})

test('a form sent with something missing says so, and then what', async ({ page }) => {
  const open = await holdCode(page, 'ContactForm')
  await page.goto(forms.contact.path)
  await page.getByLabel('Name').fill(person.Name)
  const button = page.locator('#formular [type=submit]')
  await button.click()
  await expect(button).toHaveText('Wird gesendet...')
  await expect(button).toBeDisabled()
  open()
  const summary = page.getByRole('group', { name: /Noch nicht gesendet/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link').first()).toHaveText('E-Mail')
  await expect(page.getByLabel('Name')).toHaveValue(person.Name)
  await expect(button).toHaveText(forms.contact.button)
})
