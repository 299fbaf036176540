import { chatOf, openChat } from '../../support/chat-panel'
import { demo } from '../../support/live'
import { expect, GREETING, test } from './island-test'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('lives on through navigation, also with a request under way', async ({ page }) => {
  let answer: (() => Promise<void>) | undefined
  await page.route('**/api/chat', route => {
    answer = () =>
      route.fulfill({
        json: { message: { role: 'assistant', content: 'Da bin ich.', showQR: false } },
      })
  })
  const { panel, input, bubbles } = await openChat(page)
  await input.fill('Hallo?')
  await input.press('Enter')
  await expect.poll(() => answer).toBeTruthy()
  await page.getByRole('banner').getByRole('link', { name: demo.label }).click()
  await expect(page).toHaveURL(demo.path)
  await answer?.()
  await expect(bubbles).toHaveCount(3)
  await expect(panel).toHaveCSS('position', 'fixed')
})

test('comes back after a reload: thread, draft and open state, without taking the focus', async ({
  page,
  emilia,
}) => {
  const { input, bubbles } = await openChat(page)
  await input.fill('Hallo')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  emilia.reply = 'hang'
  await input.fill('Frage ohne Antwort')
  await input.press('Enter')
  await input.fill('Entwurf')
  await page.reload()
  const { panel, launcher } = chatOf(page)
  await expect(panel).toBeVisible()
  await expect(bubbles).toHaveCount(3)
  await expect(input).toHaveValue('Frage ohne Antwort\nEntwurf')
  await expect(input).not.toBeFocused()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(panel).toBeHidden()
  await launcher.click()
  await expect(bubbles).toHaveCount(3)
})

test('forgets everything with one button, and keeps nothing then', async ({ page, emilia }) => {
  const { panel, input, bubbles, ask } = await openChat(page)
  const clear = panel.getByRole('button', { name: 'Unterhaltung löschen' })
  await expect(clear).toHaveCount(0)
  emilia.reply = 'hang'
  await ask('Hallo')
  await expect(bubbles).toHaveCount(2)
  page.once('dialog', dialog => dialog.dismiss())
  await clear.click()
  await expect(bubbles).toHaveCount(2)
  page.once('dialog', dialog => dialog.accept())
  await clear.click()
  await expect(bubbles).toHaveText([`Emilia: ${GREETING}`])
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('emilia'))).toBeNull()
})

test('x9 alone clears what is shown, too', async ({ page, emilia }) => {
  const { ask, bubbles } = await openChat(page)
  await ask('Hallo')
  await expect(bubbles).toHaveCount(3)
  emilia.reply = { content: 'Gut, von vorn.' }
  await ask('x9')
  await expect(bubbles).toHaveText(['Emilia: Gut, von vorn.'])
})

test('works where storage is forbidden', async ({ page, emilia }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.reload()
  const { input, bubbles } = await openChat(page)
  await input.fill('Hallo')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  expect(emilia.posts).toHaveLength(1)
})
