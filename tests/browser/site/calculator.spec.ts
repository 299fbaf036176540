import { euro } from '../../../shared/money'
import { expect, test } from '../../support/built-test'
import { fontsShown } from '../../support/fonts-shown'
import { pageWith, prices } from '../../support/live'
import { holdCode } from '../islands/late-code'

const { tiers } = prices
/** The package that is shown at first. */
const first = tiers.find(tier => tier.recommended)!

test('a month is set by typing, also early, or sliding; nothing moves', async ({ page }) => {
  const open = await holdCode(page, 'PriceCalculator')
  await page.goto(pageWith('Nachrichten im Monat'))
  await page.getByText('Ihren Monat ausrechnen').click()
  const box = page.locator('.calculator')
  const field = box.getByRole('textbox', { name: 'Nachrichten im Monat' })
  const endOfPage = () =>
    page.locator('.footer').evaluate(footer => footer.getBoundingClientRect().bottom + scrollY)
  await field.fill('')
  await field.pressSequentially('4000')
  open()
  const answer = box.getByRole('status')
  await expect(answer).toContainText(euro(Math.round(4000 * first.perMessage)))
  await expect(field).toHaveValue('4.000')
  await expect(field).toBeFocused()
  await fontsShown(page)
  const end = await endOfPage()
  const slider = box.getByRole('slider')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '10.000')
  await expect(answer).toContainText(euro(Math.round(10_000 * first.perMessage)))
  await expect.poll(endOfPage).toBe(end)
  await field.fill('')
  await field.pressSequentially('12,5')
  await expect(field).toHaveValue('12,5')
  await expect(answer).toContainText('12 Nachrichten')
  await field.fill('400')
  for (const { name, need, from, perMessage } of tiers) {
    await box.getByRole('radio', { name: need }).check()
    const sum = euro(Math.round(400 * perMessage))
    await expect(answer).toHaveText(
      `${name}: 400 Nachrichten im Monat ${sum} ${euro(perMessage)} pro Nachricht, dazu der Startpreis ab ${euro(from)}, ${prices.condition}`,
    )
  }
})
