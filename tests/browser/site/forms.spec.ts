import { startBuiltSite } from '../../support/built-site'
import { expect, test } from '../../support/built-test'
import { FORM_ERROR, forms, hydrated } from '../islands/form-test'
import { requestOf } from './site-test'

for (const [name, form] of Object.entries(forms)) {
  test(`the ${name} form is on disk, whole, before the visitor reads thank you`, async ({
    page,
    site,
  }) => {
    const email = `mit-js-${name}@gruber.at`
    await page.goto(form.path)
    await hydrated(page)
    await form.fill(page)
    await page.getByLabel('E-Mail').fill(email)
    await page.locator('#formular').getByRole('button').click()
    const result = page.locator('#formular').getByRole('status')
    await expect(result).toContainText(form.thanks)
    const stored = Object.values(requestOf(site, email) ?? {})
    for (const word of Object.values({ ...form.sent, email }))
      expect(stored).toContain(word.replaceAll('\r', ''))
    await expect(page.getByLabel('Unternehmen')).toHaveValue('')
  })
}

for (const website of ['keine', 'noch keine', '–', '@salon.graz', 'gruber'])
  test(`„${website}“ is taken as it is where a shop has no website`, async ({ page, site }) => {
    const { path, fill, thanks } = forms.trial
    const email = `ohne-website-${encodeURIComponent(website).replaceAll('%', '')}@gruber.at`
    await page.goto(path)
    await fill(page)
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Website').fill(website)
    await page.locator('#formular [type=submit]').click()
    await expect(page.locator('#formular').getByRole('status')).toContainText(thanks)
    expect(requestOf(site, email)?.website).toBe(website)
  })

test.describe('what the browser lets through and the server cannot take', () => {
  test.use({ expected: /could not be sent|Failed to load resource/ })

  for (const [what, name, label, value, correction] of [
    [
      'a message far too long',
      'contact',
      'Nachricht',
      'x'.repeat(70_000),
      'kürzen Sie sie auf 10.000 Zeichen',
    ],
    [
      'a website far too long',
      'trial',
      'Website',
      `https://gruber.at/${'x'.repeat(3000)}`,
      'mit höchstens 2.000 Zeichen',
    ],
  ] as const) {
    test(`${what} is answered with what to put right`, async ({ page }) => {
      const { path, fill, thanks } = forms[name]
      await page.goto(path)
      await page.locator('#formular').scrollIntoViewIfNeeded()
      await hydrated(page)
      await fill(page)
      await page.getByLabel('E-Mail').fill(`${what.replaceAll(' ', '-')}@gruber.at`)
      const field = page.getByLabel(label, { exact: true })
      const right = await field.inputValue()
      await field.fill(value)
      const result = page.locator('#formular').getByRole('status')
      const button = page.locator('#formular').getByRole('button')
      await button.click()
      await expect(result).toContainText(FORM_ERROR)
      await expect(result).toContainText(correction)
      await field.fill(right)
      await button.click()
      await expect(result).toHaveText(thanks)
    })
  }
})

test.describe('while the server is away', () => {
  test.use({ expected: /could not be sent|Failed to load resource/ })

  test('nothing typed is lost, and the second try arrives', async ({ page }) => {
    const own = await startBuiltSite()
    try {
      const { path, fill, thanks } = forms.contact
      await page.goto(own.origin + path)
      await page.locator('#formular').scrollIntoViewIfNeeded()
      await hydrated(page)
      await fill(page)
      await own.stop()
      const button = page.locator('#formular').getByRole('button')
      await button.click()
      await expect(page.locator('#formular').getByRole('status')).toContainText(FORM_ERROR)
      await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag,\nbitte um Rückruf.')
      await own.start()
      await button.click()
      await expect(page.locator('#formular').getByRole('status')).toContainText(thanks)
      expect(requestOf(own, 'maria@gruber.at')).toBeDefined()
    } finally {
      await own.remove()
    }
  })
})
