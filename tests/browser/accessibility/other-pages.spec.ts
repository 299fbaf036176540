import type { Page } from 'playwright/test'
import { forms, hydrated } from '../islands/form-test'
import { expect, findingsAtEachSize, test } from './accessibility-test'
import { focusFindings } from './focus-probe'

test.use({ expected: /the server responded with a status of 4/ })

/** For the keyboard in a window of the last size too. */
const look = async (page: Page): Promise<string[]> => [
  ...(await findingsAtEachSize(page)),
  ...(await focusFindings(page)),
]

test('the page of an unknown address', async ({ page }) => {
  await page.goto('/gibt-es-nicht')
  expect(await look(page)).toEqual([])
})

// Posted past the island, as a browser without JavaScript does; the engines need it afterwards.
test('the page that answers a form without JavaScript', async ({ page }) => {
  const { path, fill } = forms.trial
  await page.goto(path)
  await page.locator('#formular').scrollIntoViewIfNeeded()
  await hydrated(page)
  await fill(page)
  await page
    .getByLabel('E-Mail')
    .evaluate((input: HTMLInputElement) => Object.assign(input, { type: 'text', value: 'keine' }))
  await page.locator('#formular').evaluate((form: HTMLFormElement) => {
    form.append(
      Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: 'form',
        value: 'trial',
      }),
    )
    form.submit()
  })
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await look(page)).toEqual([])
})
