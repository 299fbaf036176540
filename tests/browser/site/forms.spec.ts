import { expect, test } from '../../support/built-test'
import { FORM_ERROR, forms, openFilled } from '../islands/form-test'
import { requestOf } from './site-test'

// What the browser lets through and the server cannot take.
test.use({ expected: /could not be sent|Failed to load resource/ })

test('what is too long is asked to be shortened, then stored', async ({ page, site }) => {
  const { thanks, sent } = forms.contact
  const email = 'zu-lang@gruber.at'
  const { send, status } = await openFilled(page, 'contact')
  await page.getByLabel('E-Mail').fill(email)
  const field = page.getByLabel('Nachricht', { exact: true })
  const right = await field.inputValue()
  await field.fill('x'.repeat(70_000))
  await send.click()
  await expect(status).toContainText(FORM_ERROR)
  await expect(status).toContainText('kürzen Sie sie auf 10.000 Zeichen')
  await field.fill(right)
  await send.click()
  await expect(status).toHaveText(thanks)
  const stored = Object.values(requestOf(site, email) ?? {})
  for (const word of Object.values({ ...sent, email }))
    expect(stored).toContain(word.replaceAll('\r', ''))
  await expect(page.getByLabel('Unternehmen')).toHaveValue('')
})
