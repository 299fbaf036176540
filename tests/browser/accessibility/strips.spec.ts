import { expect, test } from './accessibility-test'

test('a row is a stop for the keyboard where it moves sideways, and has a name', async ({
  page,
}) => {
  await page.goto('/trial')
  const rows = page.locator('.strip')
  expect(await rows.count()).toBeGreaterThan(1)
  for (const row of await rows.all()) {
    await expect(row).toHaveAttribute('aria-label', /\S/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(row).toHaveJSProperty('tabIndex', -1)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row).toHaveJSProperty('tabIndex', 0)
  }
})
