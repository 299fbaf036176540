import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { frames } from '../../support/frames'
import { contact, demo, menus } from '../../support/live'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const menu = (page: Page) => page.getByRole('button', { name: 'Menü' })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })
const link = (page: Page, { path }: { path: string }) =>
  nav(page).locator(`a[href="${path}"]`).first()

test.beforeEach(({ page }) => page.goto('/impressum').then(() => undefined))

test('the menu fills the window, and the page behind it is locked', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(nav(page)).toBeHidden()
  await expect(menu(page)).toHaveAccessibleName('Menü')
  await menu(page).tap()
  await expect(menu(page)).toHaveAccessibleName('Menü schließen')
  await expect(menu(page)).toHaveText('Menü schließen')
  await expect
    .poll(async () => {
      const bar = (await page.getByRole('banner').boundingBox())!.height
      const { y, height } = (await nav(page).boundingBox())!
      return [Math.abs(y - bar) <= 1, Math.round(y + height)]
    })
    .toEqual([true, 844])
  for (const part of ['main', 'footer', '[data-island=ChatWidget]'])
    expect(await page.locator(part).evaluate(element => element.closest('[inert]') !== null)).toBe(
      true,
    )
  await page.mouse.wheel(0, 400)
  await frames(page, 12)
  expect(await scrolled()).toBe(0)
  await menu(page).tap()
  // It goes up with the page in a low window, as one of 1280 × 1024 px enlarged to 400 % is.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('the menu keeps its place in a low window, whatever unfolds or takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 240 })
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
  await menu(page).tap()
  const place = async () => {
    const { y, height } = (await nav(page).boundingBox())!
    return [(await page.getByRole('banner').boundingBox())!.y, Math.round(y + height)]
  }
  await expect.poll(place).toEqual([0, 240])
  await nav(page).getByRole('button').nth(1).tap()
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab')
  await expect(nav(page).locator(':focus')).toBeInViewport({ ratio: 0.9 })
  await frames(page, 12)
  expect(await place()).toEqual([0, 240])
})

test('groups unfold one at a time, and contact and demo are there', async ({ page }) => {
  await menu(page).tap()
  for (const { label, links } of menus) {
    const group = nav(page).getByRole('button', { name: label })
    await expect(link(page, links[0]!)).toBeHidden()
    await group.tap()
    await expect(link(page, links[0]!)).toBeVisible()
    const below = async () => (await group.boundingBox())!.y - (await nav(page).boundingBox())!.y
    await expect.poll(below, label).toBeGreaterThanOrEqual(0)
  }
  await expect(page.getByRole('banner').getByRole('link', { name: demo.label })).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Demo$/ })).toHaveCount(0)
  await expect(link(page, menus[0]!.links[0]!)).toBeHidden()
  await expect(link(page, contact)).toBeVisible()
  await expect(link(page, demo)).toBeVisible()
})

test('button, Escape, a wide window and a link give the page back', async ({ page }) => {
  for (const close of [
    () => menu(page).tap(),
    () => page.keyboard.press('Escape').then(() => expect(menu(page)).toBeFocused()),
    () => page.setViewportSize({ width: 1100, height: 700 }),
  ]) {
    await menu(page).tap()
    await nav(page).getByRole('button').first().tap()
    await close()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await menu(page).tap()
  await link(page, contact).tap()
  await expect(page).toHaveURL(contact.path)
  await expect(nav(page)).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
