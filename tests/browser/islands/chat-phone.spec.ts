import { chatOf, openChat } from '../../support/chat-panel'
import { expect, test } from './island-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('fills the screen as a modal dialog, which Back closes first', async ({ page }) => {
  await page.goto('/')
  // The first way of the page comes when the buttons of its hero have gone.
  const way = page.locator('.hero-bar')
  await expect(way).toBeHidden()
  await page.evaluate(() => scrollTo(0, 800))
  await way.tap()
  await expect(page.locator('#formular')).toBeAttached()
  const { panel, launcher, send } = await openChat(page)
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await panel.evaluate(dialog => dialog.matches(':modal'))).toBe(true)
  // The page beneath neither scrolls nor takes the focus.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  expect(await panel.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  await panel.getByRole('button', { name: 'Schließen' }).click()
  await expect(launcher).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await launcher.tap()
  await expect(panel).toBeVisible()
  await page.evaluate(() => {
    const view = window.visualViewport!
    Object.defineProperty(view, 'height', { value: 500, configurable: true })
    view.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500)
  await expect
    .poll(() => send.evaluate(button => button.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(500)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
  await launcher.tap()
  await expect(panel).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/trial')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
})

for (const links of ['shows pages in place', 'loads pages whole'])
  test(`makes way for a place on the page where it ${links}`, async ({ page, emilia }) => {
    if (links === 'loads pages whole')
      await page.addInitScript(() =>
        Object.defineProperty(window, 'navigation', { value: undefined }),
      )
    emilia.reply = { content: 'Hier: [Fragebogen](/trial#formular)' }
    await page.goto('/trial#formular')
    await page.evaluate(() => Object.assign(window, { marked: true }))
    const { panel, ask } = await openChat(page)
    await ask('Wo?')
    await panel.getByRole('link', { name: 'Fragebogen' }).click()
    await expect(chatOf(page).panel).toBeHidden()
    await expect(page.locator('#formular')).toBeInViewport()
    await expect(page).toHaveURL('/trial#formular')
    // The browser goes on from the place that a link leads to.
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Name')).toBeFocused()
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  })
