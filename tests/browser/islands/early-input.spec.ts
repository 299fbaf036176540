import { euro } from '../../../shared/money'
import { chatOf } from '../../support/chat-panel'
import { pageWith, prices } from '../../support/live'
import { fieldsOf, forms, person, service } from './form-test'
import { expect, test } from './island-test'
import { delayCode } from './late-code'

const { tiers, telephone } = prices
const first = tiers.find(tier => tier.recommended)!
const fee = (messages: number, perMessage: number) => euro(Math.round(messages * perMessage))

for (const late of [0, 1500]) {
  test.describe(`what a visitor does while the code is ${late} ms late counts`, () => {
    test('a number typed into the calculator, and what the assistant must do', async ({ page }) => {
      await delayCode(page, 'PriceCalculator', late)
      await page.goto(pageWith('Nachrichten im Monat'))
      const box = page.locator('.calculator')
      const field = box.getByRole('textbox', { name: 'Nachrichten im Monat' })
      await field.fill('')
      await field.pressSequentially('4000')
      await expect(box.getByRole('status')).toContainText(fee(4000, first.perMessage))
      await expect(field).toHaveValue('4.000')
      await expect(field).toBeFocused()
      await box.getByRole('radio', { name: tiers[2]!.need }).check()
      await expect(box.getByRole('status')).toContainText(fee(4000, tiers[2]!.perMessage))
    })

    test('the task and the minutes of the telephone', async ({ page }) => {
      await delayCode(page, 'PriceCalculator', late)
      await page.goto(pageWith('Minuten im Monat'))
      const box = page.locator('.calculator')
      const task = telephone.tasks.at(-1)!
      await box.getByLabel('Leistung').selectOption(task.service)
      await box.getByRole('textbox').fill('100')
      await expect(box.getByRole('status')).toContainText(
        euro(Math.round((task.regular - task.ai) * 100)),
      )
      await expect(box.getByLabel('Leistung').locator('option:checked')).toHaveText(task.service)
    })

    for (const [name, form] of Object.entries(forms))
      test(`the ${name} form, filled in and sent, once`, async ({ page }) => {
        const { posts } = await service(page)
        await delayCode(page, name === 'trial' ? 'TrialForm' : 'ContactForm', late)
        await page.goto(form.path)
        await form.fill(page)
        await page.locator('#formular [type=submit]').dblclick()
        await expect(page.getByText(form.thanks)).toBeVisible()
        expect(posts).toHaveLength(1)
        expect(await fieldsOf(posts[0])).toEqual([
          ...Object.entries(form.sent),
          ['lib_version', expect.any(String)],
          ['service_id', 'lokal'],
          ['template_id', name],
          ['user_id', 'lokal'],
        ])
      })

    test('a tap on Emilia', async ({ page }) => {
      await delayCode(page, 'ChatWidget', late)
      await page.goto('/')
      const { launcher, panel, input } = chatOf(page)
      await launcher.click()
      await expect(panel).toBeVisible()
      await expect(input).toBeFocused()
    })
  })
}

test('a form sent too early with something missing says so, and then what', async ({ page }) => {
  await delayCode(page, 'ContactForm', 1500)
  await page.goto(forms.contact.path)
  await page.getByLabel('Name').fill(person.Name)
  const button = page.locator('#formular [type=submit]')
  await button.click()
  await expect(button).toHaveText('Wird gesendet...')
  await expect(button).toBeDisabled()
  const summary = page.getByRole('group', { name: /Noch nicht gesendet/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link').first()).toHaveText('E-Mail')
  await expect(page.getByLabel('Name')).toHaveValue(person.Name)
  await expect(button).toHaveText(forms.contact.button)
})
