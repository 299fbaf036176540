import { expect, test } from '../../support/built-test'
import { forms } from '../islands/form-test'
import { requestOf } from './site-test'

test.use({ javaScriptEnabled: false, expected: /status of 422/ })

// Its menus, without a script: script-missing.spec.ts.
test('pages can be read, and what does not answer is not shown', async ({ page }) => {
  // With each island and a film.
  for (const route of ['/', '/assistants/luigi', forms.trial.path]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const unseen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main h2, main h3, main p, main li, main td, .reveal')]
          .filter(element => !element.closest('details:not([open]), .visually-hidden'))
          .filter(element => element.getClientRects().length > 0)
          .filter(
            element =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map(element => element.outerHTML.slice(0, 100)),
      )
    // A bubble may still be fading in.
    await expect.poll(unseen, { message: route }).toEqual([])
    // What only a script can serve: Emilia, the lines and replies of an assistant, the calculator's fields.
    await expect(page.locator('.scripted').first()).toBeAttached()
    await expect(page.locator('.scripted').filter({ visible: true })).toHaveCount(0)
  }
  await page.getByRole('complementary').getByRole('link', { name: 'Schreiben Sie uns' }).click()
  await expect(page).toHaveURL('/kontaktinformationen')
})

// What it posts to, and the contact form's answer: tests/components/boxes/firm.test.tsx, tests/server/mail/route.test.ts.
test('a form reaches the firm, and keeps all where something is wrong', async ({ page, site }) => {
  const form = forms.trial
  await page.goto(form.path)
  await form.fill(page)
  // A browser that does not check.
  await page
    .locator('#formular')
    .evaluate((element: HTMLFormElement) => Object.assign(element, { noValidate: true }))
  await page.getByLabel('E-Mail').fill('falsch')
  const submit = page.locator('#formular').getByRole('button', { name: form.button })
  await submit.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Entschuldigung, es gab einen Fehler beim Senden.')
  await expect(alert).toContainText('E-Mail-Adresse')
  await expect(page.getByRole('main')).toContainText('Gehen Sie in Ihrem Browser eine Seite zurück')
  await page.goBack()
  await expect(page.getByLabel('Unternehmen')).toHaveValue('Gruber Kfz')
  const email = 'berichtigt@gruber.at'
  await page.getByLabel('E-Mail').fill(email)
  // This time the browser checks again.
  await page.getByLabel('Website').fill('https://www.gruber.at')
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank')
  await expect(page.getByRole('main')).toContainText(form.thanks)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(requestOf(site, email)).toMatchObject({ company: 'Gruber Kfz' })
})
