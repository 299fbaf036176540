import { expect, test } from './accessibility-test'

test('a row is a stop for the keyboard where it moves sideways, and has a name', async ({
  page,
}) => {
  for (const path of ['/', '/trial', '/services/ki-avatar-produkt-videos-erstellen']) {
    await page.goto(path)
    await expect(page.locator('.strip')).not.toHaveCount(0)
    for (const row of await page.locator('.strip').all()) {
      await expect(row).toHaveAttribute('aria-label', /\S/)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(row).toHaveJSProperty('tabIndex', -1)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(row).toHaveJSProperty('tabIndex', 0)
    }
  }
})
