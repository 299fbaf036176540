import { expect, test } from '../../support/built-test'
import { FORM_ERROR, forms, hydrated } from '../islands/form-test'
import { requestOf } from './site-test'

test.describe('what the browser lets through and the server cannot take', () => {
  test.use({ expected: /could not be sent|Failed to load resource/ })

  test('a message far too long is answered with what to put right, and the right one is on disk, whole, before the visitor reads thank you', async ({
    page,
    site,
  }) => {
    const { path, fill, thanks, sent } = forms.contact
    const email = 'zu-lang@gruber.at'
    await page.goto(path)
    await hydrated(page)
    await fill(page)
    await page.getByLabel('E-Mail').fill(email)
    const field = page.getByLabel('Nachricht', { exact: true })
    const right = await field.inputValue()
    await field.fill('x'.repeat(70_000))
    const result = page.locator('#formular').getByRole('status')
    const button = page.locator('#formular').getByRole('button')
    await button.click()
    await expect(result).toContainText(FORM_ERROR)
    await expect(result).toContainText('kürzen Sie sie auf 10.000 Zeichen')
    await field.fill(right)
    await button.click()
    await expect(result).toHaveText(thanks)
    const stored = Object.values(requestOf(site, email) ?? {})
    for (const word of Object.values({ ...sent, email }))
      expect(stored).toContain(word.replaceAll('\r', ''))
    await expect(page.getByLabel('Unternehmen')).toHaveValue('')
  })
})
