import type { Page } from 'playwright/test'
import { euro } from '../../../components/format'
import { expect, test } from '../../support/built-test'
import { pageWith, prices } from '../../support/live'

const { tiers, telephone } = prices
const fees = (messages: number) => tiers.map(({ perMessage }) => euro(Math.round(messages * perMessage * 100) / 100))

/** Goes to the page's calculator and waits until it is awake. */
async function calculator(page: Page, path: string) {
  await page.goto(path)
  const box = page.locator('.calculator')
  await box.scrollIntoViewIfNeeded()
  await expect
    .poll(() => box.evaluate(element => Object.keys(element).some(key => key.startsWith('__react'))))
    .toBe(true)
  return box
}

test('visitors set their messages by typing or with the slider, and nothing below moves', async ({ page }) => {
  const box = await calculator(page, pageWith('Nachrichten im Monat'))
  const endOfPage = () => page.locator('.footer').evaluate(footer => footer.getBoundingClientRect().bottom + scrollY)
  const end = await endOfPage()
  await box.getByRole('textbox', { name: 'Nachrichten im Monat' }).fill('40.000')
  await expect(box.locator('tbody b')).toHaveText(fees(40_000))
  const slider = box.getByRole('slider')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '250.000')
  await expect(box.locator('tbody b')).toHaveText(fees(250_000))
  await expect(box.getByRole('status')).toContainText(tiers.at(-1)?.name ?? '')
  expect(await endOfPage()).toBe(end)
})

test('on the telephone page it says what a month saves', async ({ page }) => {
  const box = await calculator(page, pageWith('Minuten im Monat'))
  const task = telephone.tasks.at(-1)!
  await box.getByLabel('Leistung').selectOption(task.service)
  await box.getByRole('textbox', { name: 'Minuten im Monat' }).fill('100')
  await expect(box.getByRole('status')).toHaveText(euro(Math.round((task.regular - task.ai) * 100)))
})
