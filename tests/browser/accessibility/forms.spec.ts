import { forms, hydrated } from '../islands/form-test'
import { allFindings, expect, sizes, test } from './accessibility-test'
import { textFindings, textSpacing } from './text-probe'

test.use({ expected: /could not be sent|Failed to load resource/ })

for (const [name, form] of Object.entries(forms)) {
  for (const viewport of sizes) {
    test(`the ${name} form at ${viewport.width} px, refused, failed and sent`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(form.path)
      const button = page.locator('#formular').getByRole('button')
      await button.scrollIntoViewIfNeeded()
      await hydrated(page)

      await button.click()
      await expect(page.locator('#formular [aria-invalid]').first()).toBeVisible()
      const found = await allFindings(page)

      await form.fill(page)
      await page.route('**/send-form', route => route.abort(), { times: 1 })
      await button.click()
      await expect(page.locator('#formular').getByRole('status')).toContainText('Fehler beim Senden')
      found.push(...(await allFindings(page)))

      await button.click()
      await expect(page.locator('#formular').getByRole('status')).toContainText(form.thanks)
      found.push(...(await allFindings(page)))
      await page.addStyleTag({ content: textSpacing })
      expect([...found, ...(await textFindings(page))]).toEqual([])
    })
  }
}
