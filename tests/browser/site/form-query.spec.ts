import type { Page, Request } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { draftKept, fieldsOf, forms, service } from '../islands/form-test'

const message = '[name=message]'
const industry = '[name=industry]'
const topic = 'Frage zu den Paketen'
const contact = `/kontaktinformationen?betreff=${encodeURIComponent(topic)}`

/** The first of a page's buttons with this label that leads to a form. */
const button = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: label }).first()

test('an assistant and its industry come along, also on the way back', async ({ page }) => {
  const isThere = async () => {
    await expect(page.locator(industry)).toHaveValue('gastronomy')
    await expect(page.getByText('Ihr Interesse: Luigi')).toBeVisible()
  }
  await page.goto('/assistants/luigi')
  await button(page, 'Demo anfordern').click()
  await isThere()
  await page.reload()
  await isThere()
  await page.getByRole('link', { name: 'Zum Formular' }).click()
  await expect(page.locator('#formular')).toBeInViewport()
  await isThere()
  await page.goto('/agb')
  await page.goBack()
  await isThere()
})

test('the last link’s industry counts, unless the visitor chose', async ({ page }) => {
  await page.goto('/trial?branche=gastronomy')
  await expect(page.locator(industry)).toHaveValue('gastronomy')
  await page.getByLabel('Name').fill('Maria Huber')
  await draftKept(page, 'Maria Huber')
  await page.goto('/trial?branche=hotels')
  await expect(page.getByLabel('Name')).toHaveValue('Maria Huber')
  await expect(page.locator(industry)).toHaveValue('hotels')
  await page.locator(industry).selectOption('beauty')
  await draftKept(page, 'beauty')
  await page.reload()
  await expect(page.locator(industry)).toHaveValue('beauty')
  await page.goto(contact)
  await expect(page.locator(message)).toHaveValue(`${topic}\n\n`)
  await page.locator(message).fill('Mein Anliegen')
  await draftKept(page, 'Mein Anliegen')
  await page.goto(contact)
  await expect(page.locator(message)).toHaveValue('Mein Anliegen')
})

test('a package is sent along, unless it is taken off', async ({ page }) => {
  const { posts } = await service(page)
  await page.goto('/')
  await button(page, 'Jetzt durchstarten').click()
  await expect(page.getByText('Ihr Interesse: PRO')).toBeVisible()
  const interestOf = async (post?: Request) => Object.fromEntries(await fieldsOf(post)).interest
  const submit = page.locator('#formular [type=submit]')
  await forms.trial.fill(page)
  await submit.click()
  await expect(page.getByText(forms.trial.thanks)).toBeVisible()
  expect(await interestOf(posts[0])).toBe('PRO')
  await page.reload()
  await forms.trial.fill(page)
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.locator(industry)).toBeFocused()
  await submit.click()
  await expect(page.getByText(forms.trial.thanks)).toBeVisible()
  expect(await interestOf(posts[1])).toBeUndefined()
})
