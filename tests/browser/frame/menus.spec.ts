import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/frame/frame-test'

const menus = [
  ['Branchenlösungen', 5],
  ['Produkte', 7],
  ['IT-Dienstleistungen', 6],
] as const

const toggle = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const panel = (button: Locator) => button.locator('xpath=following-sibling::*')

test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

for (const [name, links] of menus) {
  test(`${name} opens and closes by click and holds ${links} links`, async ({ page }) => {
    const button = toggle(page, name)
    await expect(panel(button)).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(button).getByRole('link')).toHaveCount(links)
    await expect(panel(button).getByRole('link').first()).toBeVisible()
    await button.click()
    await expect(panel(button)).toBeHidden()
  })
}

test('one menu is open at a time', async ({ page }) => {
  await toggle(page, 'Produkte').click()
  await toggle(page, 'IT-Dienstleistungen').click()
  await expect(panel(toggle(page, 'IT-Dienstleistungen'))).toBeVisible()
  await expect(panel(toggle(page, 'Produkte'))).toBeHidden()
})

test('the keyboard opens a menu, Escape closes it and comes back to the button', async ({ page }) => {
  const button = toggle(page, 'Produkte')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Mathias/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(button)).toBeHidden()
  await expect(button).toBeFocused()
})

test('a click beside it closes a menu, one inside its panel does not', async ({ page }) => {
  const button = toggle(page, 'Produkte')
  await button.click()
  await panel(button).click({ position: { x: 3, y: 40 } })
  await expect(panel(button)).toBeVisible()
  await page.mouse.click(100, 600)
  await expect(panel(button)).toBeHidden()
})

test('focus that goes on closes a menu, so that it covers nothing', async ({ page }) => {
  const button = toggle(page, 'IT-Dienstleistungen')
  await button.click()
  await panel(button).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Preise' })).toBeFocused()
  await expect(panel(button)).toBeHidden()
})

test('navigation closes the menu and marks the new page', async ({ page }) => {
  await toggle(page, 'Produkte').click()
  await page.getByRole('link', { name: /Luigi/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luigi')
  await expect(panel(toggle(page, 'Produkte'))).toBeHidden()
  await toggle(page, 'Produkte').click()
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText(/Luigi/)
})

test('a page that the browser keeps in its memory comes back with its menus closed', async ({ page }) => {
  const button = toggle(page, 'Produkte')
  await button.click()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(panel(button)).toBeHidden()
})

test('a panel lies inside the window at the narrowest width that has dropdowns', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 })
  for (const [name] of menus) {
    await toggle(page, name).click()
    await panel(toggle(page, name)).evaluate(element =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    )
    const box = await panel(toggle(page, name)).boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(960)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a tap opens a menu and a tap elsewhere closes it', async ({ page }) => {
    await toggle(page, 'Branchenlösungen').tap()
    await expect(panel(toggle(page, 'Branchenlösungen'))).toBeVisible()
    await page.touchscreen.tap(100, 600)
    await expect(panel(toggle(page, 'Branchenlösungen'))).toBeHidden()
  })
})
