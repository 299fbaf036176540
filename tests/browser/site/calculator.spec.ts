import type { Page } from 'playwright/test'
import { euro } from '../../../shared/money'
import { expect, test } from '../../support/built-test'
import { pageWith, prices } from '../../support/live'

const { tiers, telephone } = prices
const fee = (messages: number, perMessage: number) =>
  euro(Math.round(messages * perMessage * 100) / 100)
/** The package that is advised at first. */
const first = tiers.find(tier => tier.recommended)!

/** Goes to the page's calculator and waits until it is awake. */
async function calculator(page: Page, path: string) {
  await page.goto(path)
  const box = page.locator('.calculator')
  await box.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      box.evaluate(element => Object.keys(element).some(key => key.startsWith('__react'))),
    )
    .toBe(true)
  return box
}

test('visitors set their messages by typing or with the slider, and nothing below moves', async ({
  page,
}) => {
  const box = await calculator(page, pageWith('Nachrichten im Monat'))
  const endOfPage = () =>
    page.locator('.footer').evaluate(footer => footer.getBoundingClientRect().bottom + scrollY)
  const end = await endOfPage()
  await box.getByRole('textbox', { name: 'Nachrichten im Monat' }).fill('40.000')
  const answer = box.getByRole('status')
  const rows = box.locator('tbody b')
  await expect(answer).toContainText(fee(40_000, first.perMessage))
  await expect(rows).toHaveText(tiers.map(({ perMessage }) => fee(40_000, perMessage)))
  const slider = box.getByRole('slider')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '250.000')
  await expect(answer).toContainText(fee(250_000, first.perMessage))
  expect(await endOfPage()).toBe(end)
})

test('it advises the package that does what is needed, whatever another one costs', async ({
  page,
}) => {
  const box = await calculator(page, pageWith('Nachrichten im Monat'))
  const answer = box.getByRole('status')
  await expect(answer).toContainText(first.name)
  await box.getByRole('textbox', { name: 'Nachrichten im Monat' }).fill('400')
  for (const { name, need, from, perMessage } of tiers) {
    await box.getByRole('radio', { name: need }).check()
    const sum = fee(400, perMessage)
    for (const words of [name, sum, euro(from), euro(perMessage), '400 Nachrichten'])
      await expect(answer).toContainText(words)
  }
})

test('on the telephone page it says what a month saves', async ({ page }) => {
  const box = await calculator(page, pageWith('Minuten im Monat'))
  const task = telephone.tasks.at(-1)!
  await box.getByLabel('Leistung').selectOption(task.service)
  await box.getByRole('textbox', { name: 'Minuten im Monat' }).fill('100')
  await expect(box.getByRole('status')).toHaveText(
    `Sie sparen ${euro(Math.round((task.regular - task.ai) * 100))} im Monat`,
  )
})

test('of a number that it cannot count with it says so, and what to do', async ({ page }) => {
  const box = await calculator(page, pageWith('Nachrichten im Monat'))
  const field = box.getByRole('textbox')
  await field.fill('9999999')
  await expect(box.locator('.calculator-limit')).toContainText('Für mehr')
  await field.blur()
  await expect(field).toHaveValue('999.999')
  await expect(box.getByRole('status')).toContainText(fee(999_999, first.perMessage))
  await expect(box.getByRole('link', { name: /Angebot/ })).toBeVisible()
  await field.fill('900')
  await expect(box.locator('.calculator-limit')).toBeEmpty()
})
