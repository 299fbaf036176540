import { startBuiltSite } from '../../support/built-site'
import { expect, test } from '../../support/built-test'
import { FORM_ERROR, forms, humanTime, hydrated } from '../islands/form-test'
import { mailOf } from './site-test'

for (const [name, form] of Object.entries(forms)) {
  test(`the ${name} form is on disk, whole, before the visitor reads thank you`, async ({ page, site }) => {
    const email = `mit-js-${name}@gruber.at`
    await page.goto(form.path)
    await page.locator('#formular').scrollIntoViewIfNeeded()
    await hydrated(page)
    await page.waitForTimeout(humanTime)
    await form.fill(page)
    await page.getByLabel('E-Mail').fill(email)
    await page.locator('#formular').getByRole('button').click()
    const result = page.locator('#formular').getByRole('status')
    await expect(result).toContainText(form.thanks)
    const mail = await mailOf(site, email)
    const words = Object.values({ ...form.sent, email })
    for (const word of words.filter(word => word !== 'automotive')) {
      expect(mail?.text?.replaceAll('\r', '')).toContain(word.replaceAll('\r', ''))
    }
    await expect(page.getByLabel('Unternehmen')).toHaveValue('')
  })
}

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
      await page.waitForTimeout(humanTime)
      await own.stop()
      const button = page.locator('#formular').getByRole('button')
      await button.click()
      await expect(page.locator('#formular').getByRole('status')).toContainText(FORM_ERROR)
      await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag,\nbitte um Rückruf.')
      await own.start()
      await button.click()
      await expect(page.locator('#formular').getByRole('status')).toContainText(thanks)
      expect(await mailOf(own, 'maria@gruber.at')).toBeDefined()
    } finally {
      await own.remove()
    }
  })
})
