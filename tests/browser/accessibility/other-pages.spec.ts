import type { Page } from 'playwright/test'
import { fontsShown } from '../../support/fonts-shown'
import { forms } from '../islands/form-test'
import { expect, findingsAtEachSize, test } from './accessibility-test'
import { focusFindings } from './focus-probe'

test.use({ expected: /the server responded with a status of 4/ })

/** For the keyboard in a window of the last size too. */
async function look(page: Page): Promise<string[]> {
  await fontsShown(page)
  return [...(await findingsAtEachSize(page)), ...(await focusFindings(page))]
}

test('the page of an unknown address', async ({ page }) => {
  await page.goto('/gibt-es-nicht')
  expect(await look(page)).toEqual([])
})

test('the page that answers a form without JavaScript', async ({ page }) => {
  await page.goto(forms.trial.path)
  // Empty, past all that would hold it back.
  await page.locator('#formular').evaluate((form: HTMLFormElement) => {
    const name = Object.assign(document.createElement('input'), { name: 'form', value: 'trial' })
    form.append(name)
    form.submit()
  })
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await look(page)).toEqual([])
})
