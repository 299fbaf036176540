import { fieldsOf, forms, service } from './form-test'
import { expect, test } from './island-test'
import { holdCode } from './late-code'

// What a visitor does before the code has come counts once it is there. In a calculator: ../site/calculator.spec.ts.

test('a question to an assistant, sent with Enter', async ({ page }) => {
  const open = await holdCode(page, 'TryIt')
  await page.goto('/assistants/luigi')
  const field = page.locator('[data-island=TryIt]').getByRole('textbox')
  await field.fill('Habt ihr glutenfreie Pizza?')
  await field.press('Enter')
  open()
  const log = page.locator('[data-island=TryIt]').getByRole('log')
  await expect(log).toContainText('Habt ihr glutenfreie Pizza?')
  await expect(field).toHaveValue('')
})

test('a form filled in and sent goes to the service by itself', async ({ page }) => {
  const { path, fill, sent } = forms.trial
  const { posts } = await service(page)
  await holdCode(page, 'TrialForm')
  await page.goto(path)
  await fill(page)
  // Until then the browser checks.
  const website = 'https://www.gruber.at'
  await page.getByLabel('Website').fill(website)
  await page.locator('#formular [type=submit]').click()
  await expect.poll(() => posts.length).toBe(1)
  expect(await fieldsOf(posts[0])).toEqual([
    ...Object.entries({ ...sent, website }),
    ['rueckfrage', ''],
    ['form', 'trial'],
  ])
})
