import { euro, euroCents } from '../../../components/format'
import { pageWith, prices } from '../../support/live'
import { expect, test } from './accessibility-test'

test('price tables stay tables where CSS makes cards of their rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [route, cell] of [
    [pageWith('class="price-table'), euroCents(prices.telephone.tasks[0]!.ai)],
    [pageWith('class="package-comparison'), `ab ${euro(prices.tiers[0]!.from)}`],
  ] as const) {
    await page.goto(route)
    const table = page.getByRole('table').filter({ hasText: cell }).first()
    await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveCount(1)
    await expect(table.getByRole('cell', { name: cell }).first()).toBeVisible()
  }
})
