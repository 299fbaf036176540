import { FORM_ERROR, fieldsOf, forms, humanTime, hydrated, person, service } from './form-test'
import { expect, expectAccessible, test } from './island-test'

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: sends exactly the specified payload, thanks and forgets`, async ({ page }) => {
    const { posts } = await service(page)
    await page.goto(form.path)
    await hydrated(page)
    await form.fill(page)
    await page.waitForTimeout(humanTime)
    await page.locator('#formular').getByRole('button', { name: form.button }).click()
    const result = page.getByText(form.thanks)
    await expect(result).toBeVisible()
    await expect(page.locator('.request-form-result')).toBeFocused()
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

  for (const answer of ['fail', 'offline'] as const) {
    test(`${name}: keeps the text when sending fails (${answer})`, async ({ page }) => {
      const state = await service(page)
      state.answer = answer
      await page.goto(form.path)
      await hydrated(page)
      await form.fill(page)
      await page.locator('#formular').getByRole('button', { name: form.button }).click()
      await expect(page.getByText(FORM_ERROR)).toBeVisible()
      await expect(page.locator('.request-form-result')).toBeFocused()
      await page.reload()
      await hydrated(page)
      await expect(page.getByLabel('E-Mail')).toHaveValue(person['E-Mail'])
      state.answer = 'ok'
      await page.locator('#formular').getByRole('button', { name: form.button }).click()
      await expect(page.getByText(form.thanks)).toBeVisible()
    })
  }

  test(`${name}: axe finds nothing at rest, invalid, failed and sent`, async ({ page }) => {
    const state = await service(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(form.path)
    await hydrated(page)
    await expectAccessible(page)
    await page.locator('#formular').getByRole('button', { name: form.button }).click()
    await expect(page.getByRole('group', { name: /Noch nicht gesendet/ })).toBeFocused()
    await expectAccessible(page)
    await form.fill(page)
    for (const answer of ['fail', 'ok'] as const) {
      state.answer = answer
      await page.locator('#formular').getByRole('button', { name: form.button }).click()
      await expect(page.getByText(answer === 'ok' ? form.thanks : FORM_ERROR)).toBeVisible()
      await expectAccessible(page)
    }
  })
}

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

for (const { path } of Object.values(forms)) {
  for (const [width, height, highest] of [
    [1280, 800, 520],
    [390, 844, 900],
  ] as const) {
    test(`the first field of ${path} stands high at ${width} px, and nothing moves when thanks take its place`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const top = (await page.getByLabel('Name').boundingBox())!.y
      expect(top).toBeLessThanOrEqual(highest)
      const size = () => page.locator('#formular').evaluate(form => form.getBoundingClientRect().height)
      await service(page)
      await hydrated(page)
      const before = await size()
      await Object.values(forms)
        .find(form => form.path === path)
        ?.fill(page)
      await page.locator('#formular button[type=submit]').click()
      await expect(page.getByRole('button', { name: 'Noch eine Anfrage senden' })).toBeVisible()
      expect(await size()).toBe(before)
    })
  }
}
