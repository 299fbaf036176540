import { euro, euroCents } from '../../../shared/money'
import { fontsShown } from '../../support/fonts-shown'
import { pageWith, prices } from '../../support/live'
import { expect, test } from './accessibility-test'

test('price tables stay tables on phones, their heads in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [box, cell] of [
    ['price-table', euroCents(prices.telephone.tasks[0]!.ai)],
    ['package-comparison', `ab ${euro(prices.tiers[0]!.from)}`],
  ] as const) {
    await page.goto(pageWith(`class="${box}`))
    const table = page.locator(`.${box}`).getByRole('table')
    await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveCount(1)
    const firstCell = table.getByRole('cell', { name: cell }).first()
    await expect(firstCell).toBeVisible()
    // The head of its column stands before it, which nobody sees any more.
    expect(
      await firstCell.evaluate(element => getComputedStyle(element, '::before').content),
    ).toMatch(/\p{L}{2}/u)
  }
  // While a visitor scrolls through the comparison on a phone.
  await fontsShown(page)
  const table = page.getByRole('table', { name: 'Die Pakete im Vergleich' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    const row = table.getByRole('row').nth(-3)
    await row.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    for (const [index, head] of (await table.getByRole('columnheader').all()).entries()) {
      await expect(head).toBeInViewport({ ratio: 1 })
      const [above, below] = [
        await head.boundingBox(),
        await row.getByRole('cell').nth(index).boundingBox(),
      ]
      expect(above?.x).toBeCloseTo(below?.x ?? 0, 0)
    }
  }
})
