import { euroCents } from '../../../shared/money'
import { pageWith, prices } from '../../support/live'
import { expect, test } from './accessibility-test'

test('the price table stays a table on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pageWith('class="price-table'))
  const table = page.locator('.price-table').getByRole('table')
  await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveCount(1)
  const firstCell = table
    .getByRole('cell', { name: euroCents(prices.telephone.tasks[0]!.ai) })
    .first()
  await expect(firstCell).toBeVisible()
  // The head of its column stands before it, which nobody sees any more.
  expect(
    await firstCell.evaluate(element => getComputedStyle(element, '::before').content),
  ).toMatch(/\p{L}{2}/u)
})

test('a price of the table stands on one line, however narrow', async ({ page }) => {
  await page.goto(pageWith('class="price-table'))
  const prices = page.locator('.price-table td:not(:last-child)')
  for (const width of [320, 640, 820, 880, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await prices.evaluateAll(cells =>
      cells.map(cell => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      }),
    )
    expect(Math.max(...lines), `at ${width} px`).toBe(1)
  }
})
