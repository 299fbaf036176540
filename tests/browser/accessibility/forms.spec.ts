import { fontsShown } from '../../support/fonts-shown'
import { formOf, forms, hydrated } from '../islands/form-test'
import { expect, findingsAtEachSize, test } from './accessibility-test'
import { textFindings, textSpacing } from './text-probe'

test.use({ expected: /could not be sent|Failed to load resource/ })

test('a form at each width, refused, failed and sent', async ({ page }) => {
  const { path, fill, thanks } = forms.trial
  await page.goto(path)
  await fontsShown(page)
  const { send, status } = formOf(page)
  await hydrated(page)

  await send.click()
  await expect(page.locator('#formular [aria-invalid]').first()).toBeVisible()
  const findings = await findingsAtEachSize(page, '#formular')

  await fill(page)
  await page.route('**/send-form', route => route.abort(), { times: 1 })
  await send.click()
  await expect(status).toContainText('Fehler beim Senden')
  findings.push(...(await findingsAtEachSize(page, '#formular')))

  await send.click()
  await expect(status).toContainText(thanks)
  findings.push(...(await findingsAtEachSize(page, '#formular')))
  await page.addStyleTag({ content: textSpacing })
  expect([...findings, ...(await textFindings(page))]).toEqual([])
})
