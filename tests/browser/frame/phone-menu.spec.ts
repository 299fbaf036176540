import type { Page } from 'playwright/test'
import { expect, test } from '../../support/frame/frame-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const menu = (page: Page) => page.getByRole('button', { name: 'Menü' })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

test('the menu fills the window below the bar, the page behind it is locked and inert', async ({ page }) => {
  const wheel = async () => {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
    return page.evaluate(() => scrollY)
  }
  expect(await wheel()).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(nav(page)).toBeHidden()
  await menu(page).tap()
  await expect(page.locator('html')).toHaveAttribute('data-menu-open')
  await expect.poll(async () => Math.round((await nav(page).boundingBox())!.y)).toBe(72)
  expect(Math.round((await nav(page).boundingBox())!.height)).toBe(844 - 72)
  for (const part of ['main', 'footer', '[data-island=ChatWidget]']) {
    expect(await page.locator(part).evaluate(element => element.closest('[inert]') !== null)).toBe(true)
  }
  expect(await wheel()).toBe(0)
})

test('it shows the groups to unfold, Kontakt and Demo anfordern', async ({ page }) => {
  await menu(page).tap()
  for (const [name, first] of [
    ['Branchenlösungen', 'Autohaus'],
    ['Produkte', /Mathias/],
    ['IT-Dienstleistungen', /Webseiten/],
  ] as const) {
    await expect(nav(page).getByRole('link', { name: first })).toBeHidden()
    await nav(page).getByRole('button', { name }).tap()
    await expect(nav(page).getByRole('link', { name: first })).toBeVisible()
  }
  await expect(nav(page).getByRole('link', { name: 'Autohaus' })).toBeHidden()
  await expect(nav(page).getByRole('link', { name: 'Kontakt' })).toBeVisible()
  await expect(nav(page).getByRole('link', { name: 'Demo anfordern' })).toHaveAttribute('href', '/trial')
})

for (const [way, close] of [
  ['the button', (page: Page) => menu(page).tap()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a wide window', (page: Page) => page.setViewportSize({ width: 1100, height: 700 })],
] as const) {
  test(`${way} closes it and gives the page back`, async ({ page }) => {
    await menu(page).tap()
    await nav(page).getByRole('button', { name: 'Produkte' }).tap()
    await close(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-menu-open')
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(0)
  })
}

test('Escape returns the focus to the button', async ({ page }) => {
  await menu(page).tap()
  await nav(page).getByRole('link', { name: 'Kontakt' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
})

test('following a link closes it and shows the page from its top', async ({ page }) => {
  await menu(page).tap()
  await nav(page).getByRole('link', { name: 'Kontakt' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(nav(page)).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
