import { allFindings, expect, test, threePages } from './accessibility-test'
import { walkFindings } from './focus-probe'

const menus = ['Branchenlösungen', 'Produkte', 'IT-Dienstleistungen']

for (const route of threePages) {
  test(`each menu of ${route}`, async ({ page }) => {
    await page.goto(route)
    for (const name of menus) {
      const button = page.getByRole('button', { name })
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      expect([name, ...(await allFindings(page)), ...(await walkFindings(page, 3))]).toEqual([name])
      await page.keyboard.press('Escape')
    }
  })

  test(`the phone menu of ${route}, and a group in it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(route)
    await page.getByRole('button', { name: 'Menü' }).click()
    const found = await allFindings(page)
    await page.getByRole('button', { name: 'Branchenlösungen' }).click()
    expect([...found, ...(await allFindings(page)), ...(await walkFindings(page, 12))]).toEqual([])
  })
}
