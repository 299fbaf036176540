import { euro } from '../../../shared/money'
import { chatOf } from '../../support/chat-panel'
import { pageWith, prices } from '../../support/live'
import { fieldsOf, forms, person, service } from './form-test'
import { expect, test } from './island-test'
import { delayCode } from './late-code'

const { tiers, telephone } = prices
const fees = (messages: number) =>
  tiers.map(({ perMessage }) => euro(Math.round(messages * perMessage * 100) / 100))

for (const late of [0, 700, 2500]) {
  test.describe(`what a visitor does while the code is ${late} ms late counts`, () => {
    test('a number typed into the calculator', async ({ page }) => {
      await delayCode(page, 'PriceCalculator', late)
      await page.goto(pageWith('Nachrichten im Monat'))
      const box = page.locator('.calculator')
      const field = box.getByRole('textbox', { name: 'Nachrichten im Monat' })
      await field.fill('')
      await field.pressSequentially('4000')
      await expect(box.locator('tbody b')).toHaveText(fees(4000))
      await expect(box.locator('caption')).toHaveText('Ein Monat mit 4.000 Nachrichten')
      await expect(field).toHaveValue('4000')
      await expect(field).toBeFocused()
      await field.press('Tab')
      await expect(field).toHaveValue('4.000')
    })

    test('a number typed and left again', async ({ page }) => {
      await delayCode(page, 'PriceCalculator', late)
      await page.goto(pageWith('Nachrichten im Monat'))
      const box = page.locator('.calculator')
      const field = box.getByRole('textbox', { name: 'Nachrichten im Monat' })
      await field.fill('4000')
      await field.blur()
      await expect(field).toHaveValue('4.000')
      await expect(box.locator('tbody b')).toHaveText(fees(4000))
    })

    test('the slider', async ({ page }) => {
      await delayCode(page, 'PriceCalculator', late)
      await page.goto(pageWith('Nachrichten im Monat'))
      const box = page.locator('.calculator')
      await box.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await box.getByRole('slider').boundingBox())!
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width - 1, y + height / 2, { steps: 5 })
      await page.mouse.up()
      await expect(box.locator('tbody b')).toHaveText(fees(250_000))
      await expect(box.getByRole('textbox')).toHaveValue('250.000')
      await expect(box.getByRole('slider')).toHaveAttribute('aria-valuetext', '250.000')
    })

    test('what the assistant must do', async ({ page }) => {
      await delayCode(page, 'PriceCalculator', late)
      await page.goto(pageWith('Nachrichten im Monat'))
      const box = page.locator('.calculator')
      const choice = box.getByRole('radio', { name: tiers[2]!.need })
      await choice.check()
      await expect(box.getByRole('status')).toContainText(tiers[2]!.name)
      await expect(choice).toBeChecked()
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
      await expect(box.locator('caption')).toHaveText(`${task.service}, ein Monat mit 100 Minuten`)
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

test('a form sent before its code has come says so, and cannot be sent twice', async ({ page }) => {
  const { posts } = await service(page)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/ContactForm-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(forms.contact.path)
  await forms.contact.fill(page)
  const button = page.locator('#formular [type=submit]')
  await button.click()
  await expect(button).toHaveText('Wird gesendet...')
  await expect(button).toBeDisabled()
  await page.getByLabel('Name').press('Enter')
  expect(posts).toHaveLength(0)
  release()
  await expect(page.getByText(forms.contact.thanks)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('a form sent too early with something missing says what, in the same words as later', async ({
  page,
}) => {
  await delayCode(page, 'ContactForm', 700)
  await page.goto(forms.contact.path)
  await page.getByLabel('Name').fill(person.Name)
  await page.locator('#formular [type=submit]').click()
  const summary = page.getByRole('group', { name: /Noch nicht gesendet/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link').first()).toHaveText('E-Mail')
  await expect(page.getByLabel('Name')).toHaveValue(person.Name)
  await expect(page.locator('#formular [type=submit]')).toHaveText(forms.contact.button)
})
