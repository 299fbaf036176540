import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { assistant, menus, navigation } from '../../support/live'

const [_industries, products, services] = menus.map(({ label }) => label) as [
  string,
  string,
  string,
]
const banner = (page: Page) => page.getByRole('banner')
const toggle = (page: Page, name: string) => banner(page).getByRole('button', { name })
const panel = (button: Locator) => button.locator('xpath=following-sibling::*')

test.beforeEach(({ page }) => page.goto('/impressum').then(() => undefined))

test('menus open and close by mouse and keyboard, inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 700 })
  for (const { label, links } of menus) {
    const button = toggle(page, label)
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const { path } of links)
      await expect(panel(button).locator(`a[href="${path}"]`)).toBeVisible()
    await expect(banner(page).locator('[aria-expanded=true]')).toHaveCount(1)
    await panel(button).evaluate(element =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    )
    const box = (await panel(button).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(992)
  }
  const last = toggle(page, services)
  await last.click()
  await expect(panel(last)).toBeHidden()
  await last.click()
  await panel(last).click({ position: { x: 3, y: 40 } })
  await expect(panel(last)).toBeVisible()
  await page.mouse.click(100, 690)
  await expect(panel(last)).toBeHidden()
  // The keyboard opens it, Escape closes it and comes back to the button, focus that goes on closes it.
  await last.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel(last).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(last)).toBeHidden()
  await expect(last).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(last).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(
    banner(page).getByRole('link', { name: navigation.header.prices.label }),
  ).toBeFocused()
  await expect(panel(last)).toBeHidden()
})

test('a link that is followed closes its menu and is marked', async ({ page }) => {
  const button = toggle(page, products)
  const link = panel(button).locator(`a[href="${assistant.path}"]`)
  await button.click()
  await link.click()
  await expect(page).toHaveURL(assistant.path)
  await expect(panel(button)).toBeHidden()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(button).toHaveAttribute('aria-current', 'true')
})
