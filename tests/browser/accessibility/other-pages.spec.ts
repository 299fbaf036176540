import { forms } from '../islands/form-test'
import { allFindings, expect, sizes, test } from './accessibility-test'
import { focusFindings } from './focus-probe'

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, expected: /the server responded with a status of 4/ })

    test('the page of an unknown address', async ({ page }) => {
      await page.goto('/gibt-es-nicht')
      expect([...(await allFindings(page)), ...(await focusFindings(page))]).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      for (const [name, { path, fill, button }] of Object.entries(forms)) {
        test(`the answers to the ${name} form`, async ({ page }) => {
          await page.goto(path)
          await fill(page)
          // What a browser that checks nothing would send.
          await page
            .getByLabel('E-Mail')
            .evaluate((input: HTMLInputElement) => Object.assign(input, { type: 'text', value: 'keine' }))
          if (name === 'trial') await page.getByLabel('Website').fill('https://www.gruber.at')
          await page.getByRole('button', { name: button }).click()
          await expect(page.getByRole('alert')).toBeVisible()
          const found = [...(await allFindings(page)), ...(await focusFindings(page))]
          await page.getByLabel('E-Mail').fill('maria@gruber.at')
          await page.getByRole('button', { name: 'Noch einmal senden' }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank')
          expect([...found, ...(await allFindings(page)), ...(await focusFindings(page))]).toEqual([])
        })
      }
    })
  })
}
