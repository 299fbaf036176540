import { forms, hydrated } from '../islands/form-test'
import { allFindings, expect, sizes, test } from './accessibility-test'
import { textFindings, textSpacing } from './text-probe'

test.use({ expected: /could not be sent|Failed to load resource/ })

for (const [name, form] of Object.entries(forms))
  test(`the ${name} form at each width, refused, failed and sent`, async ({ page }) => {
    const findings: string[] = []
    const look = async () => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        findings.push(...(await allFindings(page)))
      }
    }
    await page.goto(form.path)
    const button = page.locator('#formular').getByRole('button')
    await button.scrollIntoViewIfNeeded()
    await hydrated(page)

    await button.click()
    await expect(page.locator('#formular [aria-invalid]').first()).toBeVisible()
    await look()

    await form.fill(page)
    await page.route('**/send-form', route => route.abort(), { times: 1 })
    await button.click()
    await expect(page.locator('#formular').getByRole('status')).toContainText('Fehler beim Senden')
    await look()

    await button.click()
    await expect(page.locator('#formular').getByRole('status')).toContainText(form.thanks)
    await look()
    await page.addStyleTag({ content: textSpacing })
    expect([...findings, ...(await textFindings(page))]).toEqual([])
  })
