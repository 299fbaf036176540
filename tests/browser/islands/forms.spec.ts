import { FORM_ERROR, fieldsOf, forms, humanTime, hydrated, person, service } from './form-test'
import { expect, test } from './island-test'

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: sends exactly the specified payload, thanks where the fields were, and forgets`, async ({ page }) => {
    const { posts } = await service(page)
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(form.path)
    await hydrated(page)
    const height = () => page.locator('#formular').evaluate(element => element.getBoundingClientRect().height)
    const before = await height()
    await form.fill(page)
    await page.clock.fastForward(humanTime)
    await page.locator('#formular').getByRole('button', { name: form.button }).click()
    const result = page.getByText(form.thanks)
    await expect(result).toBeVisible()
    await expect(page.locator('.request-form-result')).toBeFocused()
    expect(await height()).toBe(before)
    expect(await fieldsOf(posts[0])).toEqual([
      ...Object.entries(form.sent),
      ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
      ['service_id', 'lokal'],
      ['template_id', name],
      ['user_id', 'lokal'],
    ])
    await expect(page.getByLabel('Name')).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    // The thanks take the fields' place, until the visitor wants them again.
    await expect(page.getByLabel('Name')).toBeHidden()
    await page.getByRole('button', { name: 'Noch eine Anfrage senden' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Noch jemand')
    await expect(result).toBeVisible()
  })
}

test('keeps the text when sending fails', async ({ page }) => {
  const { path, fill, button, thanks } = forms.trial
  const state = await service(page)
  state.answer = 'fail'
  await page.goto(path)
  await hydrated(page)
  await fill(page)
  await page.locator('#formular').getByRole('button', { name: button }).click()
  await expect(page.getByText(FORM_ERROR)).toBeVisible()
  await expect(page.locator('.request-form-result')).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('E-Mail')).toHaveValue(person['E-Mail'])
  state.answer = 'ok'
  await page.locator('#formular').getByRole('button', { name: button }).click()
  await expect(page.getByText(thanks)).toBeVisible()
})

test('says in words what is wrong with a field, below it, but not before it was left or sent', async ({ page }) => {
  const { posts } = await service(page)
  await page.goto('/trial')
  await hydrated(page)
  const [email, phone] = [page.getByLabel('E-Mail'), page.getByLabel('Telefon')]
  await email.fill('abc')
  await page.getByLabel('Name').focus()
  await phone.focus()
  const messageOf = (field: typeof email) =>
    field.evaluate((input: HTMLInputElement) => [input.ariaInvalid, input.validationMessage] as const)
  const [invalid, message] = await messageOf(email)
  expect(invalid).toBe('true')
  await expect(email).toHaveAccessibleDescription(message)
  // Passed by, not filled in.
  expect((await messageOf(phone))[0]).toBeNull()
  expect((await messageOf(page.getByLabel('Name')))[0]).toBeNull()

  await page.getByRole('button', { name: 'Demo anfordern' }).click()
  const summary = page.getByRole('group', { name: /Noch nicht gesendet/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Name', 'E-Mail', 'Telefon', 'Unternehmen', 'Website', 'Branche'])
  await expect(phone).toHaveAccessibleDescription((await messageOf(phone))[1])
  await summary.getByRole('link', { name: 'Telefon' }).click()
  await expect(phone).toBeFocused()
  await phone.fill('0316 123456')
  await expect(phone).toHaveAccessibleDescription('')
  await forms.trial.fill(page)
  await expect(summary).toHaveCount(1)
  await page.getByRole('button', { name: 'Demo anfordern' }).click()
  await expect(page.getByText(forms.trial.thanks)).toBeVisible()
  expect(posts).toHaveLength(1)
})
