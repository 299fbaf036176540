import type { Page } from 'playwright/test'
import { chatOf, openChat } from '../../support/chat-panel'
import { expect, test } from './island-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('fills the screen; the page beneath neither scrolls nor takes focus', async ({ page }) => {
  await page.goto('/trial')
  const { panel, launcher } = await openChat(page)
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  expect(await panel.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  await panel.getByRole('button', { name: 'Schließen' }).click()
  await expect(launcher).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test('keeps its input above the keyboard', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  const { panel, send } = chatOf(page)
  await page.evaluate(() => {
    const view = window.visualViewport!
    Object.defineProperty(view, 'height', { value: 500, configurable: true })
    view.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500)
  const box = await send.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(500)
})

test('is a modal dialog, which the Back gesture and Escape close', async ({ page }) => {
  await page.goto('/')
  const { panel, launcher } = await openChat(page)
  await expect(panel).toHaveJSProperty('open', true)
  expect(await panel.evaluate(dialog => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
})

test('makes way for the page when a link of a reply is followed', async ({ page, emilia }) => {
  await page.goto('/')
  const { panel, input, launcher, bubbles } = await openChat(page)
  emilia.reply = { content: 'Hier: [Demo](/trial)' }
  await input.fill('Demo?')
  await input.press('Enter')
  await panel.getByRole('link', { name: 'Demo' }).click()
  await expect(page).toHaveURL('/trial')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await launcher.tap()
  await expect(bubbles).toHaveCount(3)
})

const answered = { content: 'Hier: [Fragebogen](/trial#formular)' }

/** Asks Emilia for the way and follows the link of her answer. */
async function followLink(page: Page): Promise<void> {
  const { panel, input } = await openChat(page)
  await input.fill('Wo?')
  await input.press('Enter')
  await panel.getByRole('link', { name: 'Fragebogen' }).click()
}

test('leads to a section of another page, and the focus with it', async ({ page, emilia }) => {
  emilia.reply = answered
  await page.goto('/')
  await followLink(page)
  await expect(page).toHaveURL('/trial#formular')
  await expect(chatOf(page).panel).toBeHidden()
  await expect(page.locator('#formular')).toBeFocused()
})

for (const links of ['shows pages in place', 'loads pages whole'])
  test(`makes way for a section of the present page where the browser ${links}`, async ({
    page,
    emilia,
  }) => {
    if (links === 'loads pages whole')
      await page.addInitScript(() =>
        Object.defineProperty(window, 'navigation', { value: undefined }),
      )
    emilia.reply = answered
    await page.goto('/trial#formular')
    await page.evaluate(() => Object.assign(window, { marked: true }))
    await followLink(page)
    await expect(chatOf(page).panel).toBeHidden()
    await expect(page.locator('#formular')).toBeInViewport()
    // The browser goes on from the place that a link leads to.
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Name')).toBeFocused()
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  })

test('the button is hidden under an open menu and while a field is filled in', async ({ page }) => {
  await page.goto('/trial')
  const { launcher } = chatOf(page)
  await expect(launcher).toBeVisible()
  await page.locator('html').evaluate(html => html.toggleAttribute('data-menu-open', true))
  await expect(launcher).toBeHidden()
  await page.locator('html').evaluate(html => html.toggleAttribute('data-menu-open', false))
  await page.getByLabel('Name').focus()
  await expect(launcher).toBeHidden()
})
