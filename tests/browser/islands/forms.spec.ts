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
    await expect(page.getByLabel('Name')).toBeFocused()
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
